import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededChance } from '../../bot/index.ts'
import { tables } from '../data/index.ts'
import { judgeSquad } from './legality.ts'
import { randomSquad } from './random-squad.ts'

describe.each(['xwa', 'amg'] as const)('a random squad of %s', { timeout: 120_000 }, ruleset => {
  const cards = tables(ruleset)

  it.each(['standard', 'extended'] as const)('is legal in the %s format, and canonical', format => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const squad = randomSquad(cards, seededChance(seed), format)
        const { problems, canonical } = judgeSquad(squad, cards, format)
        expect(problems).toEqual([])
        expect(JSON.stringify(canonical)).toBe(JSON.stringify(squad))
        expect(squad.obstacles).toHaveLength(3)
      }),
      { numRuns: 50 },
    )
  })

  it('is legal by any whims', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), whims => {
        const squad = randomSquad(cards, size => (whims.next().value ?? 0) % size)
        expect(judgeSquad(squad, cards).problems).toEqual([])
      }),
      { numRuns: 20 },
    )
    for (const whim of [() => 0, (size: number) => size - 1])
      expect(judgeSquad(randomSquad(cards, whim), cards).problems).toEqual([])
  })

  it('is the same for the same whims, and another for others', () => {
    expect(randomSquad(cards, seededChance(7))).toEqual(randomSquad(cards, seededChance(7)))
    expect(randomSquad(cards, seededChance(7))).not.toEqual(randomSquad(cards, seededChance(8)))
  })

  it('is drawn from nearly all pilots and most upgrades, in every number of ships', () => {
    const squads = Array.from({ length: 800 }, (_, seed) => randomSquad(cards, seededChance(seed)))
    const pilots = new Set(squads.flatMap(squad => squad.pilots.map(({ id }) => id)))
    const upgrades = new Set(
      squads.flatMap(squad => squad.pilots.flatMap(pilot => Object.values(pilot.upgrades).flat())),
    )
    const allPilots = cards
      .pilots()
      .filter(({ formats, ship }) => formats.includes('standard') && cards.ship(ship)?.size !== 'huge')
    const allUpgrades = cards
      .upgrades()
      .filter(
        ({ formats, cost, standardLoadoutOnly }) =>
          formats.includes('standard') && cost !== undefined && !standardLoadoutOnly,
      )
    expect(pilots.size).toBeGreaterThan(0.9 * allPilots.length)
    expect(upgrades.size).toBeGreaterThan(0.8 * allUpgrades.length)
    expect(new Set(squads.map(squad => squad.pilots.length))).toEqual(new Set([3, 4, 5, 6, 7, 8]))
    expect(new Set(squads.map(({ faction }) => faction)).size).toBe(7)
  })
})
