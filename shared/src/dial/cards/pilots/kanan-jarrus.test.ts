import { describe, expect, it } from 'vitest'
import { charged, duel, range0, rolledIn } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'

/** A large ship behind b1 that looks at it. */
const kanan = (more: Partial<ShipSetup> = {}): ShipSetup => ({
  id: 'b2',
  pilot: 'kananjarrus',
  type: 'vcx100lightfreighter',
  at: [400, 720, 180],
  force: charged(2, 1),
  ...more,
})

describe('Kanan Jarrus', () => {
  it('has the attacker of a friend in his firing arc roll a die less, for a force', () => {
    const t = duel({ more: [kanan()] })
    expect(t.request).toMatchObject({ seat: 'b', kind: 'useAbility', args: { window: 'beforeRollAttack' } })
    t.answer({ use: true })
    expect(rolledIn(t, 'attackRolled')).toEqual([2])
    expect(t.ship('b2').force?.value).toBe(1)
  })

  it('at range 0 too: it takes a die away', () => {
    const t = duel({ more: [kanan({ at: [400, 620, 180] })], at: range0 })
    t.answer({ use: true })
    expect(rolledIn(t, 'attackRolled')).toEqual([2])
  })

  it('is not asked outside his firing arc, for himself, for enemies or without force; declining costs nothing', () => {
    expect(duel({ more: [kanan({ at: [400, 720] })] }).idle).toBe(true)
    const dice = [
      ['hit', 'blank', 'blank'],
      ['blank', 'blank'],
    ] as const
    expect(duel({ b: { pilot: 'kananjarrus', force: charged(2, 1) }, dice }).idle).toBe(true)
    expect(duel({ more: [kanan({ seat: 'a' })] }).idle).toBe(true)
    expect(duel({ more: [kanan({ force: { ...charged(2, 1), value: 0 } })] }).idle).toBe(true)
    const t = duel({ more: [kanan()] })
    t.answer({ pass: true })
    expect(rolledIn(t, 'attackRolled')).toEqual([3])
    expect(t.ship('b2').force?.value).toBe(2)
  })
})
