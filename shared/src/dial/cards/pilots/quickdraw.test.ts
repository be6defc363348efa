import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, faceOff } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const quickdraw = (charges = 1): Partial<ShipSetup> => ({
  pilot: 'quickdraw',
  charges: { ...charged(1, 1), value: charges },
  shields: charged(2),
})

const hits = [
  ['hit', 'hit', 'blank'],
  ['blank', 'blank'],
] as const

describe('Quickdraw', () => {
  it('when she loses a shield to an attack fires back in its aftermath, for one charge', () => {
    const t = duel({ b: quickdraw(), dice: [...hits, ['hit', 'blank', 'blank'], ['blank', 'blank']] })
    // Asked at the first shield, while the damage is dealt.
    expect(t.request).toMatchObject({ seat: 'b', kind: 'useAbility', args: { window: 'shieldLost' } })
    t.answer({ use: true })
    expect(chargesLeft(t, 'b1')).toBe(0)
    // The second shield asks nothing any more: the charge is gone.
    expect(t.request).toMatchObject({ seat: 'b', kind: 'attack', args: { by: 'quickdraw' } })
    expect(t.ship('b1').shields.value).toBe(0)
    expect(t.game.attack).toBeNull()
    expect(t.choices()).toEqual([{ weapon: 'primary', arc: 'front', target: 'a1' }, { skip: true }])
    t.answer({ weapon: 'primary', arc: 'front', target: 'a1' })
    expect(t.ship('a1').shields.value).toBe(1)
    expect(t.ship('b1').bonusAttacked).toBe(true)
    expect(dial.broken(t.state)).toEqual([])
  })

  it('outside of an attack fires at once', () => {
    const { t } = faceOff({ b: quickdraw(), phase: 'activation' })
    t.push('suffer', { ship: 'b1', hits: 1, crits: 0, source: 'asteroid' })
    t.answer({ use: true })
    expect(t.idle).toBe(true)
    expect(t.events.find(e => e.type === 'attackDeclared')).toMatchObject({ ship: 'b1', defender: 'a1', bonus: true })
  })

  it('fires with a primary weapon only', () => {
    const upgrades = [{ id: 'ioncannon', slot: 'cannon' }] as const
    const t = duel({ b: { ...quickdraw(), upgrades }, dice: hits })
    t.answer({ use: true })
    expect(t.refuses({ weapon: 0, arc: 'front', target: 'a1' })).toMatchObject({
      code: 'card_forbids',
      place: 'answer.weapon',
      facts: { card: 'quickdraw' },
    })
  })

  it('declines for nothing, and is not asked without a charge, a target or a bonus attack left', () => {
    const t = duel({ b: quickdraw(), dice: hits })
    t.answer({ pass: true })
    // The second shield asks once more.
    t.answer({ pass: true })
    expect(t.idle).toBe(true)
    expect(chargesLeft(t, 'b1')).toBe(1)
    expect(duel({ b: quickdraw(0), dice: hits }).idle).toBe(true)
    expect(duel({ b: { ...quickdraw(), bonusAttacked: true }, dice: hits }).idle).toBe(true)
    expect(duel({ b: quickdraw(), at: [400, 590], dice: hits }).idle).toBe(true)
  })
})
