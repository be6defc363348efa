import { describe, expect, it } from 'vitest'
import { charged, duel, leftIn } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const biggs = (more: Partial<ShipSetup> = {}): ShipSetup => ({
  id: 'b2',
  pilot: 'biggsdarklighter',
  at: [445, 620, 180],
  shields: charged(1),
  ...more,
})
const dice = [
  ['hit', 'crit', 'hit'],
  ['evade', 'blank'],
] as const

describe('Biggs Darklighter', () => {
  it('takes a hit for a friend before results are neutralised', () => {
    const t = duel({ more: [biggs()], dice })
    expect(t.choices()).toEqual([{ use: 'hit' }, { use: 'crit' }, { pass: true }])
    t.answer({ use: 'hit' })
    expect(t.ship('b2').shields.value).toBe(0)
    expect(t.events.find(e => e.type === 'diceCancelled')).toMatchObject({ dice: 'red', left: ['crit', 'hit'] })
    // One of the two hits is left for the evade.
    expect(leftIn(t)).toEqual([{ hits: 0, crits: 1 }])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('or the crit', () => {
    const t = duel({ more: [biggs({ shields: charged(0) })], dice, decks: { b: ['structuraldamage'] } })
    t.answer({ use: 'crit' })
    expect(t.ship('b2').damage).toEqual({ down: 0, up: ['structuraldamage'] })
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 0 }])
  })

  it('A33: dies for it, and that follows in the aftermath', () => {
    const t = duel({ more: [biggs({ hull: 1, shields: charged(0) })], dice })
    t.answer({ use: 'hit' })
    expect(t.ship('b2')).toMatchObject({ doomed: true, place: 'table' })
    expect(leftIn(t)).toEqual([{ hits: 0, crits: 1 }])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('not outside the attack arc, not from afar, not for himself, not without a result; declining changes nothing', () => {
    expect(duel({ more: [biggs({ at: [580, 640, 180] })], dice }).idle).toBe(true)
    expect(duel({ more: [biggs({ at: [445, 730, 180] })], dice }).idle).toBe(true)
    expect(duel({ b: { pilot: 'biggsdarklighter' }, dice }).idle).toBe(true)
    expect(duel({ more: [biggs()], dice: [['focus', 'blank', 'blank'], dice[1]] }).idle).toBe(true)
    const t = duel({ more: [biggs()], dice })
    t.answer({ pass: true })
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 1 }])
    expect(t.ship('b2').shields.value).toBe(1)
  })
})
