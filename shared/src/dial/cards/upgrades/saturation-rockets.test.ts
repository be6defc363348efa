import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, rolledIn } from '../../../../test/dial/duel.ts'
import type { At } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const id = 'saturationrockets-alphaclassstarwing'

const shoot = (value: number, at: At = [400, 560, 180]) =>
  duel({
    a: { upgrades: [{ id, slot: 'missile', charges: { ...charged(4, 1), value } }] },
    at,
    more: [{ id: 'b2', at: [460, 560, 180] }],
    weapon: 0,
    arc: 'fullFront',
  })

describe('saturation rockets', () => {
  it('spend two charges, one more for a die, and one for a second attack that costs nothing else', () => {
    const t = shoot(4)
    expect(chargesLeft(t, 'a1', id)).toBe(2)
    t.answer({ use: true })
    expect(rolledIn(t, 'attackRolled')).toEqual([4])
    expect(chargesLeft(t, 'a1', id)).toBe(1)
    t.answer({ use: true })
    expect(t.events.findLast(e => e.type === 'attackDeclared')).toMatchObject({ defender: 'b2', bonus: true })
    expect(chargesLeft(t, 'a1', id)).toBe(0)
    expect(t.idle).toBe(true)
    expect(rolledIn(t, 'attackRolled')).toEqual([4, 3])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('are not fired with a single charge', () => {
    expect(() => shoot(1)).toThrow(/cannot_pay/)
  })

  it('roll no die more outside the front arc', () => {
    const t = shoot(4, [560, 430, 180])
    expect(rolledIn(t, 'attackRolled')).toEqual([3])
  })
})
