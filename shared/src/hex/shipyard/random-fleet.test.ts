import { describe, expect, it } from 'vitest'
import { seededChance } from '../../bot/chance.ts'
import type { Json } from '../../kernel/index.ts'
import { parts } from '../data/parts.ts'
import { sheetProblems } from './check-sheet.ts'
import { randomFleet } from './random-fleet.ts'
import { formProblems } from './read-sheet.ts'

describe('random fleets', () => {
  it('are legal and armed at every tier, the same for the same seed', () => {
    for (const tier of parts.tiers.keys()) {
      const fleet = randomFleet(seededChance(7), tier)
      expect(fleet).toEqual(randomFleet(seededChance(7), tier))
      for (const sheet of fleet) {
        expect(formProblems(sheet as unknown as Json)).toEqual([])
        expect(sheetProblems(sheet)).toEqual([])
        expect(sheet.tier).toBe(tier)
        expect(sheet.weapons.length).toBeGreaterThan(0)
        expect(sheet.crew.filter(({ role }) => role === 'pilot')).toHaveLength(1)
      }
    }
  })

  it('are of many kinds', () => {
    const fleets = Array.from({ length: 12 }, (_, seed) => randomFleet(seededChance(seed), 6))
    expect(new Set(fleets.flat().map(({ frame }) => frame)).size).toBeGreaterThan(5)
    expect(new Set(fleets.flat().flatMap(({ weapons }) => weapons.map(w => w.weapon))).size).toBeGreaterThan(15)
    expect(new Set(fleets.map(fleet => fleet.length))).toEqual(new Set([1, 2, 3]))
  })
})
