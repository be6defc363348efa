import { describe, expect, it } from 'vitest'
import { duel, rolledIn } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const attacks = [
  { arc: 'front', value: 3 },
  { arc: 'rear', value: 2 },
] as const
const gunner: Partial<ShipSetup> = { upgrades: [{ id: 'veterantailgunner', slot: 'gunner' }], attacks }
const behind: ShipSetup = { id: 'b2', at: [400, 210] }
const also: ShipSetup = { id: 'b3', at: [440, 210] }

describe('the veteran tail gunner', () => {
  it('fires to the rear after a primary attack to the front', () => {
    const t = duel({ a: gunner, more: [behind] })
    expect(t.request).toMatchObject({ seat: 'a', args: { window: 'afterAttackingBonus' } })
    t.answer({ use: true })
    expect(t.events.findLast(e => e.type === 'attackDeclared')).toMatchObject({
      defender: 'b2',
      bonus: true,
      weapon: { source: 'primary', arc: 'rear', value: 2 },
    })
    expect(rolledIn(t, 'attackRolled')).toEqual([3, 2])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('may choose its target, in the rear arc alone', () => {
    const t = duel({ a: gunner, more: [behind, also] })
    t.answer({ use: true })
    expect(t.choices()).toEqual(['b2', 'b3'].map(target => ({ weapon: 'primary', arc: 'rear', target })))
    expect(t.refuses({ weapon: 'primary', arc: 'front', target: 'b1' })).toMatchObject({
      code: 'card_forbids',
      place: 'answer.weapon',
      facts: { card: 'veterantailgunner' },
    })
  })

  it('not after another attack, not without a target, not after a bonus attack', () => {
    expect(duel({ a: gunner }).idle).toBe(true)
    expect(duel({ a: { ...gunner, bonusAttacked: true }, more: [behind] }).idle).toBe(true)
    expect(duel({ a: gunner, at: [400, 210], more: [{ id: 'b2', at: [400, 590, 180] }], arc: 'rear' }).idle).toBe(true)
    const upgrades = [
      { id: 'veterantailgunner', slot: 'gunner' },
      { id: 'tractorbeam', slot: 'cannon' },
    ] as const
    const dice = [['blank', 'blank', 'blank']] as const
    expect(duel({ a: { attacks, upgrades }, more: [behind], weapon: 1, dice }).idle).toBe(true)
  })

  it('uses up the bonus attack of the round', () => {
    const t = duel({ a: gunner, more: [behind] })
    t.answer({ use: true })
    t.push('offerAttack', { ship: 'a1', bonus: true })
    expect(t.idle).toBe(true)
  })
})
