import { describe, expect, it } from 'vitest'
import { plain, type ShipSetup, table, typesOf } from '../../../test/dial/table.ts'

const shields = (value: number) => ({ value, max: 4, recovers: 0 })

const suffering = (hits: number, crits: number, ship: Partial<ShipSetup> = {}) => {
  const on = table({ ships: [{ id: 'a1', at: [457, 300], hull: 8, shields: shields(2), ...ship }] })
  on.push('suffer', { ship: 'a1', hits, crits, source: 'test' })
  return on
}

const cardsOf = (on: ReturnType<typeof suffering>) => {
  const { decks } = on.state.hidden.host
  return [
    decks['damage a']?.cards.length ?? 0,
    decks['face down a1']?.cards.length ?? 0,
    on.ship('a1').damage.up.length,
  ]
}

describe('suffering damage: rules/dial.md §7.3', () => {
  it.each([
    // hits, crits, shields before: shields after, cards face down, face up
    [1, 0, 2, 1, 0, 0],
    [2, 1, 2, 0, 0, 1],
    [3, 1, 2, 0, 1, 1],
    [0, 2, 2, 0, 0, 0],
    [1, 2, 2, 0, 0, 1],
    [2, 2, 0, 0, 2, 2],
    [0, 1, 0, 0, 0, 1],
  ])('%d hits and %d crits against %d shields', (hits, crits, before, after, down, up) => {
    const on = suffering(hits, crits, { shields: shields(before) })
    const ship = on.ship('a1')
    expect([ship.shields.value, ship.damage.down, ship.damage.up.length]).toEqual([after, down, up])
    expect(cardsOf(on)).toEqual([33 - down - up, down, up])
  })

  it('tells how many lie face down and which lie face up', () => {
    const on = suffering(3, 1)
    expect(plain(on.events)).toEqual([
      { type: 'shieldLost', ship: 'a1', count: 2 },
      { type: 'damageDealt', ship: 'a1', down: 1, up: on.ship('a1').damage.up, source: 'test' },
    ])
  })

  it('a ship with as many cards as hull is destroyed, and excess cards are dealt all the same', () => {
    const alive = suffering(4, 0, { hull: 3 })
    expect(alive.ship('a1').place).toBe('table')
    const on = suffering(7, 0, { hull: 3 })
    expect(on.ship('a1')).toMatchObject({ place: 'destroyed', pose: null, damage: { down: 5 } })
    expect(typesOf(on.events)).toEqual(['shieldLost', 'damageDealt', 'destroyed'])
  })

  it('a ship out of play suffers nothing', () => {
    const on = suffering(7, 0, { hull: 3 })
    expect(on.push('suffer', { ship: 'a1', hits: 2, crits: 0, source: 'test' })).toEqual([])
  })

  it('an empty deck takes the cards of destroyed ships first, and of no others', () => {
    const on = table({
      ships: [
        { id: 'a1', at: [200, 300], hull: 5, shields: shields(0) },
        { id: 'a2', at: [400, 300], hull: 99, shields: shields(0) },
        { id: 'b1', at: [600, 300], hull: 5, shields: shields(0) },
      ],
    })
    on.push('suffer', { ship: 'a1', hits: 4, crits: 1, source: 'test' })
    on.push('suffer', { ship: 'a2', hits: 28, crits: 0, source: 'test' })
    const { decks } = on.state.hidden.host
    expect(decks['damage a']?.cards).toEqual([])
    on.push('suffer', { ship: 'a2', hits: 1, crits: 0, source: 'test' })
    expect(decks['damage a']?.cards).toHaveLength(4)
    expect(decks['face down a2']?.cards).toHaveLength(29)
    expect(decks['damage b']?.cards).toHaveLength(33)
    on.push('suffer', { ship: 'a2', hits: 4, crits: 0, source: 'test' })
    // Nothing is left but face-down cards: their number is kept, the cards go back.
    on.push('suffer', { ship: 'a2', hits: 0, crits: 1, source: 'test' })
    expect(on.ship('a2').damage).toMatchObject({ down: 33, up: [expect.any(String)] })
    expect(decks['damage a']?.cards).toHaveLength(32)
    expect(decks['face down a2']?.cards).toEqual([])
  })
})

describe('leaving play: rules/dial.md §2, §5.6', () => {
  it('takes tokens, locks both ways and contacts along', () => {
    const on = table({
      ships: [
        { id: 'a1', at: [400, 300], tokens: { focus: 1, stress: 2 } },
        { id: 'b1', at: [440, 300] },
      ],
      locks: [
        { by: 'a1', on: { kind: 'ship', id: 'b1' } },
        { by: 'b1', on: { kind: 'ship', id: 'a1' } },
      ],
    })
    expect(on.game.touching).toHaveLength(1)
    on.push('leavePlay', { ship: 'a1', how: 'destroyed' })
    expect(on.ship('a1')).toMatchObject({ place: 'destroyed', pose: null, tokens: {} })
    expect([on.game.locks, on.game.touching]).toEqual([[], []])
    expect(typesOf(on.events)).toEqual(['destroyed', 'lockBroken', 'lockBroken'])
  })
})
