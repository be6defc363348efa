import { describe, expect, it } from 'vitest'
import { charged, duel, leftIn } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'

const friend = (): ShipSetup => ({
  id: 'b2',
  upgrades: [{ id: 'selfless', slot: 'talent' }],
  at: [445, 620, 180],
  shields: charged(1),
})
const dice = [
  ['hit', 'crit', 'blank'],
  ['blank', 'blank'],
] as const

describe('Selfless', () => {
  it('takes a crit for a friend', () => {
    const t = duel({ more: [friend()], dice })
    expect(t.choices()).toEqual([{ use: 'crit' }, { pass: true }])
    t.answer({ use: 'crit' })
    expect(t.ship('b2').shields.value).toBe(0)
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 0 }])
  })

  it('takes no hit', () => {
    expect(duel({ more: [friend()], dice: [['hit', 'hit', 'blank'], dice[1]] }).idle).toBe(true)
  })

  it('of two ships each takes one, in their player’s order', () => {
    const other = { ...friend(), id: 'b3', at: [355, 620, 180] as const }
    const t = duel({ more: [friend(), other], dice: [['crit', 'crit', 'blank'], dice[1]] })
    t.answer([1, 0])
    expect(t.request.args).toMatchObject({ ship: 'b3' })
    t.answer({ use: 'crit' })
    t.answer({ use: 'crit' })
    expect(leftIn(t)).toEqual([{ hits: 0, crits: 0 }])
    expect([t.ship('b2').shields.value, t.ship('b3').shields.value]).toEqual([0, 0])
  })

  it('with Biggs: who takes the only crit leaves none for the other', () => {
    const biggs: ShipSetup = { id: 'b3', pilot: 'biggsdarklighter', at: [355, 620, 180], shields: charged(1) }
    const t = duel({ more: [friend(), biggs], dice: [['crit', 'blank', 'blank'], dice[1]] })
    t.answer([0, 1])
    t.answer({ use: 'crit' })
    expect(t.idle).toBe(true)
    expect(t.ship('b3').shields.value).toBe(1)
  })
})
