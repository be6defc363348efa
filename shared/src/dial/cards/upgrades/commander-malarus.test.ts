import { describe, expect, it } from 'vitest'
import { charged, duel, leftIn } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const shuttle: ShipSetup = {
  id: 'a2',
  pilot: 'starkillerbasepilot',
  type: 'upsilonclassshuttle',
  upgrades: [{ id: 'commandermalarus', slot: 'crew' }],
  at: [480, 400],
}
const novice = { pilot: 'epsilonsquadroncadet', type: 'tiefofighter', attacks: [{ arc: 'front' as const, value: 3 }] }
const use = { card: 'commandermalarus/0 modifyDice', source: 'a2', choice: { dice: [1] } }
const side = (t: ReturnType<typeof duel>, ship = 'a2') => t.ship(ship).upgrades[0]?.side

describe('Commander Malarus (crew)', () => {
  it('lets a non-limited friend reroll a blank; hitting, she stays calm', () => {
    const t = duel({ a: novice, more: [shuttle], dice: [['hit', 'blank', 'focus'], ['hit'], ['blank', 'blank']] })
    expect(t.choices()).toEqual([use, { done: true }])
    t.answer(use)
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 0 }])
    expect(side(t)).toBe(0)
  })

  it('missing, she is flipped; without her reroll she is not', () => {
    const dice = [['blank', 'blank', 'focus'], ['focus'], ['blank', 'blank']] as const
    const t = duel({ a: novice, more: [shuttle], dice })
    t.answer(use)
    expect(t.idle).toBe(true)
    expect(side(t)).toBe(1)
    const declined = duel({ a: novice, more: [shuttle], dice: [dice[0], dice[2]] })
    declined.answer({ done: true })
    expect(side(declined)).toBe(0)
  })

  it('no limited pilot, no special weapon, no ship farther off', () => {
    const dice = [['hit', 'blank', 'focus']] as const
    expect(duel({ a: { ...novice, pilot: 'longshot' }, more: [shuttle], dice }).idle).toBe(true)
    expect(duel({ a: novice, more: [{ ...shuttle, at: [700, 400] }], dice }).idle).toBe(true)
    const upgrades = [{ id: 'tractorbeam', slot: 'cannon' }] as const
    expect(
      duel({ a: { ...novice, upgrades }, more: [shuttle], weapon: 0, dice: [['blank', 'blank', 'blank']] }).idle,
    ).toBe(true)
  })

  const flipped = (stress: number): Partial<ShipSetup> => ({
    upgrades: [{ id: 'commandermalarus', slot: 'crew', side: 1 }],
    ...(stress > 0 && { tokens: { stress } }),
    shields: charged(2),
  })

  it('flipped drives her own ship: all focus results are hits, for stress and from the second on a hit', () => {
    const dice = [
      ['focus', 'focus', 'blank'],
      ['blank', 'blank'],
    ] as const
    const t = duel({ a: flipped(0), dice })
    expect(t.idle).toBe(true)
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 0 }])
    expect(t.ship('a1')).toMatchObject({ tokens: { stress: 1 }, shields: { value: 2 } })
    const again = duel({ a: flipped(1), dice })
    expect(again.ship('a1')).toMatchObject({ tokens: { stress: 2 }, shields: { value: 1 } })
    expect(dial.broken(again.state)).toEqual([])
    const aside = duel({ a: flipped(0), at: [450, 590, 180], dice })
    expect(leftIn(aside)).toEqual([{ hits: 0, crits: 0 }])
  })
})
