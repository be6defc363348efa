import { describe, expect, it } from 'vitest'
import { duel, range0, range2, rolledIn } from '../../../../test/dial/duel.ts'

const attack = (pilot: string, damage: { down: number; up: string[] }, at = range2, own: string[] = []) =>
  rolledIn(duel({ a: { pilot, damage: { down: 0, up: own } }, b: { damage }, at }), 'attackRolled')

describe.each(['gideonhask', 'gideonhask-tieininterceptor'])('Gideon Hask (%s)', pilot => {
  it('rolls a die more against a damaged defender', () => {
    expect(attack(pilot, { down: 1, up: [] })).toEqual([4])
    expect(attack(pilot, { down: 0, up: ['structuraldamage'] })).toEqual([4])
    expect(attack(pilot, { down: 0, up: [] })).toEqual([3])
  })

  it('A27: at range 0 adds no die, but what takes one away still does', () => {
    expect(attack(pilot, { down: 1, up: [] }, range0)).toEqual([3])
    expect(attack(pilot, { down: 1, up: [] }, range0, ['weaponsfailure'])).toEqual([2])
    expect(attack(pilot, { down: 1, up: [] }, range2, ['weaponsfailure'])).toEqual([3])
  })
})
