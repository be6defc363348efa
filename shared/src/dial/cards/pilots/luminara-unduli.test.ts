import { describe, expect, it } from 'vitest'
import { charged, duel, leftIn, range0 } from '../../../../test/dial/duel.ts'
import type { At, ShipSetup } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const luminara = (id: string): ShipSetup => ({
  id: 'b2',
  pilot: id,
  type: 'delta7aethersprite',
  at: [500, 640, 180],
  force: charged(2, 1),
})
const aside: At = [450, 590, 180]
const dice = [
  ['crit', 'hit', 'blank'],
  ['blank', 'blank'],
] as const

describe.each(['luminaraunduli', 'luminaraunduli-delta7baethersprite'])('Luminara Unduli (%s)', id => {
  const use = (from: string, to: string) => ({ card: `${id} modifyDice`, source: 'b2', choice: { from, to } })

  it('for a force makes a crit on a friend a hit, or a hit a focus result', () => {
    const t = duel({ more: [luminara(id)], at: aside, dice })
    // The defending player modifies attack dice first.
    expect(t.request).toMatchObject({ seat: 'b', kind: 'modify', args: { ship: 'b1', dice: 'red' } })
    expect(t.choices()).toEqual([use('crit', 'hit'), use('hit', 'focus'), { done: true }])
    t.answer(use('hit', 'focus'))
    expect(t.ship('b2').force?.value).toBe(1)
    expect(leftIn(t)).toEqual([{ hits: 0, crits: 1 }])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('not in the bullseye arc, not from afar, not without force', () => {
    expect(duel({ more: [luminara(id)], dice }).idle).toBe(true)
    expect(duel({ more: [{ ...luminara(id), at: [820, 820, 180] }], at: aside, dice }).idle).toBe(true)
    const spent = { ...luminara(id), force: { ...charged(2, 1), value: 0 } }
    expect(duel({ more: [spent], at: aside, dice }).idle).toBe(true)
  })

  it('A27: at range 0 the defender alone touches the dice, so only when she defends', () => {
    const touching: At = [440.02, 430]
    expect(duel({ more: [luminara(id)], at: touching, dice }).idle).toBe(true)
    const t = duel({ b: { pilot: id, force: charged(2, 1) }, at: touching, dice })
    expect(t.choices()).toContainEqual({ ...use('crit', 'hit'), source: 'b1' })
    expect(duel({ b: { pilot: id, force: charged(2, 1) }, at: range0, dice }).idle).toBe(true)
  })
})
