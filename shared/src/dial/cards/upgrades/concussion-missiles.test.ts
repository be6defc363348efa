import { describe, expect, it } from 'vitest'
import { charged, duel, lockOf } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const shoot = (red: readonly ('hit' | 'blank')[]) =>
  duel({
    a: { upgrades: [{ id: 'concussionmissiles', slot: 'missile', charges: charged(3) }] },
    b: { shields: { value: 0, max: 2, recovers: 0 }, damage: { down: 1, up: [] } },
    more: [
      { id: 'b2', at: [460, 600, 180], damage: { down: 1, up: [] } },
      { id: 'a2', at: [340, 600], damage: { down: 2, up: [] } },
      { id: 'b3', at: [400, 860, 180], damage: { down: 1, up: [] } },
      { id: 'b4', at: [460, 660, 180] },
    ],
    weapon: 0,
    locks: [lockOf('a1', 'b1')],
    dice: [red, ['blank', 'blank']],
  })

describe('concussion missiles', () => {
  it('expose a card of each ship at range 0–1 of the defender, friends too, before they deal damage', () => {
    const t = shoot(['hit', 'blank', 'blank'])
    t.answer({ done: true })
    while (!t.idle) t.answer(t.request.default)
    const exposed = t.events.flatMap(e => (e.type === 'damageExposed' ? [e.ship] : []))
    expect(exposed).toEqual(['b1', 'b2', 'a2'])
    const told = t.events.filter(e => e.type === 'damageExposed' || e.type === 'damageDealt').map(e => e.type)
    // What an exposed card deals by itself aside, the damage of the attack comes last.
    expect(told.slice(0, 1)).toEqual(['damageExposed'])
    expect(t.events.findLast(e => e.type === 'damageDealt')).toMatchObject({ ship: 'b1', source: 'attack' })
    expect(t.ship('b3').damage).toEqual({ down: 1, up: [] })
    expect(dial.broken(t.state)).toEqual([])
  })

  it('expose nothing when they miss', () => {
    const t = shoot(['blank', 'blank', 'blank'])
    t.answer({ done: true })
    expect(t.events.some(({ type }) => type === 'damageExposed')).toBe(false)
  })
})
