import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, faceOff, range0, range1, rolledIn } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const gunner = (value = 1, more: Partial<ShipSetup> = {}): ShipSetup => ({
  id: 'a2',
  at: [460, 400],
  upgrades: [{ id: 'seventhfleetgunner', slot: 'gunner', charges: { ...charged(1), value } }],
  ...more,
})

describe('the Seventh Fleet Gunner', () => {
  it('adds a die to a primary attack of a friend, for its charge', () => {
    const t = duel({ more: [gunner()] })
    expect(t.request).toMatchObject({ seat: 'a', args: { ship: 'a2', window: 'beforeRollAttack' } })
    t.answer({ use: true })
    expect(rolledIn(t, 'attackRolled')).toEqual([4])
    expect(chargesLeft(t, 'a2', 'seventhfleetgunner')).toBe(0)
    expect(dial.broken(t.state)).toEqual([])
  })

  it('up to four dice, whatever else there is', () => {
    const t = duel({ more: [gunner()], at: range1 })
    t.answer({ use: true })
    // Three, one for range 1, one of the gunner: four at most.
    expect(rolledIn(t, 'attackRolled')).toEqual([4])
    const five = duel({ a: { attacks: [{ arc: 'front', value: 5 }] }, more: [gunner()] })
    five.answer({ use: true })
    expect(rolledIn(five, 'attackRolled')).toEqual([4])
  })

  it('two of them add two, up to four', () => {
    const t = duel({
      a: { attacks: [{ arc: 'front', value: 2 }] },
      more: [gunner(), gunner(1, { id: 'a3', at: [340, 400] })],
    })
    t.answer([0, 1])
    t.answer({ use: true })
    t.answer({ use: true })
    expect(rolledIn(t, 'attackRolled')).toEqual([4])
  })

  it('not for its own ship, a special weapon, a defender outside its firing arc, or at range 0 (A27)', () => {
    const { upgrades = [] } = gunner()
    expect(duel({ a: { upgrades } }).idle).toBe(true)
    expect(duel({ more: [gunner(1, { at: [460, 400, 180] })] }).idle).toBe(true)
    expect(duel({ more: [gunner(0)] }).idle).toBe(true)
    expect(duel({ more: [gunner(1, { at: [460, 380] })], at: range0 }).idle).toBe(true)
    const a = { upgrades: [{ id: 'tractorbeam', slot: 'cannon' }] } as const
    expect(duel({ a, more: [gunner()], weapon: 0, dice: [['blank', 'blank', 'blank']] }).idle).toBe(true)
  })

  it('declined costs nothing', () => {
    const t = duel({ more: [gunner()] })
    t.answer({ pass: true })
    expect(rolledIn(t, 'attackRolled')).toEqual([3])
    expect(chargesLeft(t, 'a2', 'seventhfleetgunner')).toBe(1)
  })

  it('recovers its charge in the System Phase for a disarm token, if it is spent', () => {
    const on = (value: number) => {
      const { t } = faceOff({ more: [gunner(value)], phase: 'system' })
      t.push('systemShip', { ship: 'a2' })
      return t
    }
    const t = on(0)
    t.answer({ use: true })
    expect(chargesLeft(t, 'a2', 'seventhfleetgunner')).toBe(1)
    expect(t.ship('a2').tokens).toEqual({ disarm: 1 })
    expect(on(1).idle).toBe(true)
  })
})
