import { describe, expect, it } from 'vitest'
import { answerOf } from '../../../test/bot/ask.ts'
import { type ShipSetup, type TableSetup, table } from '../../../test/dial/table.ts'
import { pilot } from './pilot.ts'

const noShields = { value: 0, max: 2, recovers: 0 }

/** What a1, at (400, 400) with its nose to the north, attacks. */
function attack(enemies: readonly ShipSetup[], own: Partial<ShipSetup> = {}, more: Partial<TableSetup> = {}) {
  const t = table({ phase: 'engagement', ...more, ships: [{ id: 'a1', at: [400, 400], ...own }, ...enemies] })
  t.push('offerAttack', { ship: 'a1', bonus: false })
  return answerOf(pilot, t)
}

const left = { id: 'b1', at: [330, 560, 180], cost: 8 } as const
const right = { id: 'b2', at: [470, 560, 180], cost: 8 } as const
const at = (target: string) => ({ weapon: 'primary', arc: 'front', target })

describe('what the pilot attacks', () => {
  it('what it can kill', () => {
    const dying = { shields: noShields, damage: { down: 3, up: [] }, scored: 4 }
    expect(attack([left, { ...right, ...dying }])).toEqual(at('b2'))
    expect(attack([{ ...left, ...dying }, right])).toEqual(at('b1'))
  })

  it('what it can bring down to half, where that scores', () => {
    const hurt = { shields: { value: 1, max: 2, recovers: 0 } }
    expect(attack([left, { ...right, ...hurt, damage: { down: 1, up: [] } }])).toEqual(at('b2'))
  })

  it('what is easier to hit, and what is worth more', () => {
    expect(
      attack([
        { ...left, agility: 3 },
        { ...right, agility: 1 },
      ]),
    ).toEqual(at('b2'))
    expect(attack([{ ...left, cost: 20 }, right])).toEqual(at('b1'))
  })

  it('no ship that is destroyed already', () => {
    expect(attack([left, { ...right, cost: 20, doomed: true }])).toEqual(at('b1'))
  })

  it('even a target that it will hardly hit: a shot costs nothing', () => {
    expect(attack([{ ...left, agility: 6 }], { attacks: [{ arc: 'front', value: 1 }] })).toEqual(at('b1'))
  })

  it('with a torpedo where it has the lock', () => {
    const torpedo = { id: 'protontorpedoes', slot: 'torpedo', charges: { value: 2, max: 2, recovers: 0 } } as const
    const attacks = [{ arc: 'front', value: 2 }] as const
    const locks = [{ by: 'a1', on: { kind: 'ship', id: 'b1' } }] as const
    const chosen = attack([{ ...left, agility: 1 }], { upgrades: [torpedo], attacks }, { locks })
    expect(chosen).toMatchObject({ weapon: 0, target: 'b1' })
  })
})
