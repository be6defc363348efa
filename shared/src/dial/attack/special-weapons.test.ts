import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tables } from '../data/index.ts'
import { specialWeapons } from './special-weapons.ts'

const upgrades = tables('xwa').upgrades()

describe('what special weapons need and cost', () => {
  it('is told of cards with an attack only', () => {
    const attacks = upgrades.filter(({ sides }) => sides.some(side => side.attack !== undefined)).map(({ id }) => id)
    expect(Object.keys(specialWeapons).filter(id => !attacks.includes(id))).toEqual([])
  })

  it('is told of every card with an attack and charges, and no cost is beyond them', () => {
    const charged = upgrades.flatMap(({ id, sides: [side] }) =>
      side.attack !== undefined && side.charges !== undefined ? [{ id, charges: side.charges.value }] : [],
    )
    expect(charged.length).toBeGreaterThan(15)
    for (const { id, charges } of charged) {
      expect(specialWeapons[id], id).toBeDefined()
      expect(specialWeapons[id]?.charges, id).toBeGreaterThan(0)
      expect(specialWeapons[id]?.charges, id).toBeLessThanOrEqual(charges)
    }
  })

  const folder = new URL('../../../../../shared/reference/xwing-data2/data/upgrades/', import.meta.url)
  it.skipIf(!existsSync(folder))('is what the public card data say (skipped where they are not there)', () => {
    const cards = readdirSync(folder).flatMap(
      file =>
        JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
          xws: string
          sides: { ability?: string; attack?: object }[]
        }[],
    )
    let compared = 0
    for (const { xws, sides } of cards) {
      const text = sides[0]?.ability ?? ''
      const [, needs = ''] = /\bAttack \(([^)]*)\)/.exec(text) ?? []
      const [, charges = '0'] = /Attack[^.]*?: ?Spend (\d) \[Charge\]/.exec(text) ?? []
      if (sides[0]?.attack === undefined || /Bonus [Aa]ttack/.test(text) || (needs === '' && charges === '0')) continue
      compared++
      const named = [...needs.matchAll(/\[(Focus|Calculate|Lock)\]/g)].map(([, word = '']) => word.toLowerCase())
      expect(specialWeapons[xws], xws).toEqual({ needs: named, charges: Number(charges) })
    }
    expect(compared).toBe(Object.keys(specialWeapons).length)
  })
})
