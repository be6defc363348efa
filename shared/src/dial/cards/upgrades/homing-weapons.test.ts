import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, lockOf } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const shoot = (id: 'homingmissiles' | 'homingtorpedoes', b = {}) =>
  duel({
    a: { upgrades: [{ id, slot: 'missile', charges: charged(2) }], tokens: { deplete: 1 } },
    b: { shields: { value: 0, max: 2, recovers: 0 }, ...b },
    at: [400, 560, 180],
    weapon: 0,
    locks: [lockOf('a1', 'b1')],
    dice: [
      ['hit', 'hit', 'blank'],
      ['blank', 'blank'],
    ],
    decks: { b: ['structuraldamage'] },
  })

// Range 2 for both: missiles reach 2–3, torpedoes 1–2.
describe.each([
  { id: 'homingmissiles', damage: { down: 1, up: [] } },
  { id: 'homingtorpedoes', damage: { down: 0, up: ['structuraldamage'] } },
] as const)('$id', ({ id, damage }) => {
  it('asks the defender, whose one damage takes the place of all dice; it counts as a hit', () => {
    const t = shoot(id)
    expect(chargesLeft(t, 'a1', id)).toBe(1)
    expect(t.request).toMatchObject({ seat: 'b', kind: 'useAbility', default: { pass: true } })
    t.answer({ use: true })
    expect(t.idle).toBe(true)
    expect(t.ship('b1').damage).toEqual(damage)
    const told = t.events.map(({ type }) => type)
    expect(told).not.toContain('attackRolled')
    expect(told).not.toContain('attackResolved')
    // Without a roll nothing is used up by it.
    expect(t.ship('a1').tokens).toEqual({ deplete: 1 })
    expect(dial.broken(t.state)).toEqual([])
  })

  it('is an attack like others when the defender declines', () => {
    const t = shoot(id)
    t.answer({ pass: true })
    t.answer({ done: true })
    expect(t.ship('b1').damage.down).toBe(2)
    expect(t.ship('a1').tokens).toEqual({})
  })

  it('hits: what comes of a hit follows', () => {
    const seen: boolean[] = []
    const watch = {
      id: 'watch',
      window: 'afterAttacking',
      when: () => true,
      effect: (_t: unknown, _s: unknown, { hits }: { hits: boolean }) => void seen.push(hits),
    } as never
    const t = duel({
      a: { upgrades: [{ id, slot: 'missile', charges: charged(2) }] },
      at: [400, 560, 180],
      weapon: 0,
      locks: [lockOf('a1', 'b1')],
      abilities: [{ ability: watch, listeners: [{ source: 'a1', seat: 'a' }] }],
    })
    t.answer({ use: true })
    expect(seen).toEqual([true])
    expect(t.ship('b1').shields.value).toBe(1)
  })
})
