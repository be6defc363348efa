import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, range0, rolledIn } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'

const tallissan = (more: Partial<ShipSetup> = {}): ShipSetup => ({
  id: 'b2',
  pilot: 'tallissanlintra',
  type: 'rz2awing',
  at: [600, 400, 270],
  charges: charged(1, 1),
  ...more,
})

describe('Tallissan Lintra', () => {
  it('has the defender of an attack by an enemy in her bullseye arc roll a die more, for a charge', () => {
    const t = duel({ more: [tallissan()] })
    expect(t.request).toMatchObject({ seat: 'b', kind: 'useAbility', args: { window: 'beforeRollDefence' } })
    t.answer({ use: true })
    expect(rolledIn(t, 'defenceRolled')).toEqual([3])
    expect(chargesLeft(t, 'b2')).toBe(0)
  })

  it('herself as well, and at range 0', () => {
    const b = { pilot: 'tallissanlintra', charges: charged(1, 1) }
    const t = duel({ b, at: range0 })
    t.answer({ use: true })
    expect(rolledIn(t, 'defenceRolled')).toEqual([3])
  })

  it('is not asked outside it, or without a charge; declining costs nothing', () => {
    expect(duel({ more: [tallissan({ at: [600, 440, 270] })] }).idle).toBe(true)
    expect(duel({ more: [tallissan({ charges: { ...charged(1, 1), value: 0 } })] }).idle).toBe(true)
    const t = duel({ more: [tallissan()] })
    t.answer({ pass: true })
    expect(rolledIn(t, 'defenceRolled')).toEqual([2])
    expect(chargesLeft(t, 'b2')).toBe(1)
  })
})
