import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, faceOff } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const iden = (charges = 1): ShipSetup => ({
  id: 'b2',
  pilot: 'idenversio',
  type: 'tielnfighter',
  at: [445, 620, 180],
  charges: { ...charged(1), value: charges },
})
const wingman = { type: 'tielnfighter', shields: charged(0) }
const dice = [
  ['hit', 'crit', 'hit'],
  ['blank', 'blank', 'blank'],
] as const

describe('Iden Versio', () => {
  it('prevents all damage of an attack on a TIE/ln fighter at range 0–1, as if it had not been', () => {
    const t = duel({ b: wingman, more: [iden()], dice })
    expect(t.request).toMatchObject({ seat: 'b', kind: 'useAbility', args: { window: 'wouldSuffer' } })
    t.answer({ use: true })
    expect(t.ship('b1').damage).toEqual({ down: 0, up: [] })
    expect(chargesLeft(t, 'b2')).toBe(0)
    expect(dial.broken(t.state)).toEqual([])
  })

  it('prevents her own too, from whatever source', () => {
    const { t } = faceOff({ b: wingman, more: [iden()] })
    t.push('suffer', { ship: 'b2', hits: 0, crits: 1, source: 'debris' })
    t.answer({ use: true })
    expect(t.ship('b2').damage).toEqual({ down: 0, up: [] })
  })

  it('prevents the one damage of an ion cannon, but not its tokens', () => {
    const a = { upgrades: [{ id: 'ioncannon', slot: 'cannon' }] } as const
    const t = duel({ a, b: wingman, more: [iden()], weapon: 0, dice })
    t.answer({ use: true })
    expect(t.ship('b1').damage).toEqual({ down: 0, up: [] })
    expect(t.ship('b1').tokens).toEqual({ ion: 2 })
    expect(t.idle).toBe(true)
  })

  it('is not asked for other types, farther off, or without a charge; declining costs nothing', () => {
    expect(duel({ more: [iden()], dice: [dice[0], ['blank', 'blank']] }).idle).toBe(true)
    expect(duel({ b: wingman, more: [{ ...iden(), at: [700, 800, 180] }], dice }).idle).toBe(true)
    expect(duel({ b: wingman, more: [iden(0)], dice }).idle).toBe(true)
    const t = duel({ b: wingman, more: [iden()], dice })
    t.answer({ pass: true })
    expect(chargesLeft(t, 'b2')).toBe(1)
    expect(t.ship('b1').damage.down).toBe(2)
  })

  it('only once, though there are two of her: one ability stands for the damage', () => {
    const other: ShipSetup = { ...iden(), id: 'b3', pilot: 'idenversio-swz105', at: [355, 620, 180] }
    const t = duel({ b: wingman, more: [iden(), other], dice })
    t.answer([1, 0])
    expect(t.request).toMatchObject({ args: { ship: 'b3' } })
    t.answer({ use: true })
    expect(t.idle).toBe(true)
    expect([chargesLeft(t, 'b2'), chargesLeft(t, 'b3')]).toEqual([1, 0])
  })
})
