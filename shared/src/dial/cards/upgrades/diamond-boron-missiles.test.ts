import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, lockOf } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const bare = { shields: { value: 0, max: 2, recovers: 0 } }

function shoot(charges = 3) {
  const t = duel({
    a: { upgrades: [{ id: 'diamondboronmissiles', slot: 'missile', charges: { ...charged(3), value: charges } }] },
    b: bare,
    more: [
      { id: 'b2', at: [460, 600, 180], ...bare, agility: 1 },
      { id: 'a2', at: [340, 600], ...bare, agility: 2 },
      { id: 'b3', at: [460, 660, 180], ...bare, agility: 3 },
      { id: 'b4', at: [400, 860, 180], ...bare },
    ],
    weapon: 0,
    locks: [lockOf('a1', 'b1')],
    dice: [['hit', 'blank', 'blank'], ['blank', 'blank'], 'hit', 'focus', 'crit'],
    decks: { a: ['structuraldamage'] },
  })
  t.answer({ done: true })
  return t
}

describe('diamond-boron missiles', () => {
  it('for a charge roll a die for each ship at range 0–1 that is no more agile than the defender', () => {
    const t = shoot()
    expect(t.request).toMatchObject({ seat: 'a', kind: 'useAbility' })
    t.answer({ use: true })
    expect(chargesLeft(t, 'a1', 'diamondboronmissiles')).toBe(1)
    expect(t.events.flatMap(e => (e.type === 'rolled' ? [[e.ship, ...e.faces]] : []))).toEqual([
      ['b1', 'hit'],
      ['b2', 'focus'],
      ['a2', 'crit'],
    ])
    // One from the die, one from the attack.
    expect(t.ship('b1').damage).toEqual({ down: 2, up: [] })
    expect(t.ship('b2').damage).toEqual({ down: 0, up: [] })
    expect(t.ship('a2').damage).toEqual({ down: 0, up: ['structuraldamage'] })
    expect(dial.broken(t.state)).toEqual([])
  })

  it('declined, or without a further charge, roll none', () => {
    const t = shoot()
    t.answer({ pass: true })
    expect(chargesLeft(t, 'a1', 'diamondboronmissiles')).toBe(2)
    expect(t.events.some(({ type }) => type === 'rolled')).toBe(false)
    expect(shoot(1).idle).toBe(true)
  })
})
