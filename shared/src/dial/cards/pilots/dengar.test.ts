import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const of = (pilot: string, more: Partial<ShipSetup> = {}): Partial<ShipSetup> => ({
  pilot,
  charges: charged(1, 1),
  ...more,
})

describe.each(['dengar', 'dengar-armedanddangerous'])('Dengar (%s)', pilot => {
  it('fires back at an attacker in his front arc, for a charge', () => {
    const t = duel({ b: of(pilot), more: [{ id: 'a2', at: [460, 400] }] })
    expect(t.request).toMatchObject({ seat: 'b', kind: 'useAbility', args: { window: 'afterDefendingBonus' } })
    t.answer({ use: true })
    expect(chargesLeft(t, 'b1')).toBe(0)
    expect(t.events.filter(e => e.type === 'attackDeclared')).toMatchObject([
      { ship: 'a1', bonus: false },
      { ship: 'b1', defender: 'a1', bonus: true },
    ])
    expect(t.idle).toBe(true)
    expect(dial.broken(t.state)).toEqual([])
  })

  it('A31: though the attack has destroyed him', () => {
    const t = duel({
      b: of(pilot, { hull: 1, shields: charged(0) }),
      dice: [
        ['hit', 'blank', 'blank'],
        ['blank', 'blank'],
      ],
    })
    expect(t.ship('b1').doomed).toBe(true)
    t.answer({ use: true })
    expect(t.events.findLast(e => e.type === 'attackDeclared')).toMatchObject({ ship: 'b1', defender: 'a1' })
    expect(dial.broken(t.state)).toEqual([])
  })

  it('not at an attacker outside the front arc, not without a charge or after a bonus attack, not disarmed', () => {
    expect(duel({ b: of(pilot), at: [400, 590] }).idle).toBe(true)
    expect(duel({ b: of(pilot, { charges: { ...charged(1, 1), value: 0 } }) }).idle).toBe(true)
    expect(duel({ b: of(pilot, { bonusAttacked: true }) }).idle).toBe(true)
    expect(duel({ b: of(pilot, { tokens: { disarm: 1 } }) }).idle).toBe(true)
    const t = duel({ b: of(pilot) })
    t.answer({ pass: true })
    expect(chargesLeft(t, 'b1')).toBe(1)
  })

  it('and the attacker’s own bonus attack comes after his', () => {
    const a = {
      upgrades: [{ id: 'veterantailgunner', slot: 'gunner' }],
      attacks: [
        { arc: 'front', value: 3 },
        { arc: 'rear', value: 2 },
      ],
    } as const
    const t = duel({ a, b: of(pilot), more: [{ id: 'b2', at: [400, 250] }] })
    expect(t.request).toMatchObject({ seat: 'b', args: { card: pilot } })
    t.answer({ use: true })
    expect(t.request).toMatchObject({ seat: 'a', args: { card: 'veterantailgunner' } })
  })
})
