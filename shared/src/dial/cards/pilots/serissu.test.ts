import { describe, expect, it } from 'vitest'
import { duel, leftIn, range0 } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'

const serissu: ShipSetup = { id: 'b2', pilot: 'serissu', type: 'm3ainterceptor', at: [445, 620, 180] }
const dice = [['hit', 'blank', 'blank'], ['blank', 'focus'], ['evade']] as const
const use = (die: number) => ({ card: 'serissu modifyDice', source: 'b2', choice: { dice: [die] } })

describe('Serissu', () => {
  it('lets a friend at range 0–1 reroll one defence die', () => {
    const t = duel({ more: [serissu], dice })
    expect(t.request).toMatchObject({ seat: 'b', kind: 'modify', args: { ship: 'b1', dice: 'green' } })
    t.answer(use(0))
    expect(leftIn(t)).toEqual([{ hits: 0, crits: 0 }])
  })

  it('at range 0 too: the dice are the defender’s', () => {
    const t = duel({ more: [{ ...serissu, at: [445, 470, 180] }], at: range0, dice })
    expect(t.choices()).toEqual([use(0), use(1), { done: true }])
  })

  it('not from afar, and no enemy', () => {
    expect(duel({ more: [{ ...serissu, at: [700, 800] }] }).idle).toBe(true)
    expect(duel({ more: [{ ...serissu, seat: 'a' }] }).idle).toBe(true)
  })
})
