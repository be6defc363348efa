import { describe, expect, it } from 'vitest'
import { type DeviceSetup, table, typesOf } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'
import { shipOf } from '../look.ts'

const droid = (more: Partial<DeviceSetup> = {}): DeviceSetup => ({
  id: 'd1',
  kind: 'remote',
  card: 'drk1probedroid',
  outline: 'drk1probedroid',
  seat: 'b',
  at: [450, 450],
  ...more,
})

const commandos = (more: Partial<DeviceSetup> = {}) =>
  droid({ card: 'clanwrencommandos', outline: 'commandoteam', ...more })

const on = (device: DeviceSetup, more: Partial<Parameters<typeof table>[0]> = {}) =>
  table({
    ships: [
      { id: 'a1', at: [450, 300] },
      { id: 'b1', at: [700, 700] },
    ],
    devices: [device],
    ...more,
  })

const deckOfB = (table: ReturnType<typeof on>) => table.state.hidden.host.decks['damage b']?.cards.length

describe('damage to a remote (rules/dial.md §7.3)', () => {
  it('is dealt face down, crits too, and has no effect of its own', () => {
    const table = on(commandos({ hull: 3 }), { decks: { b: ['directhit', 'directhit'] } })
    const events = table.push('suffer', { ship: 'd1', hits: 1, crits: 1, source: 'attack' })
    expect(events.filter(({ type }) => type === 'damageDealt')).toMatchObject([
      { ship: 'd1', down: 1, up: [] },
      { ship: 'd1', down: 1, up: [] },
    ])
    expect(shipOf(table.game, 'd1').damage).toEqual({ down: 2, up: [] })
    expect(deckOfB(table)).toBe(31)
    expect(dial.broken(table.state)).toEqual([])
  })

  it('exposes none of its cards, and gives it no tokens', () => {
    const table = on(commandos({ damage: { down: 1, up: [] } }))
    table.push('expose', { ship: 'd1' })
    for (const token of ['ion', 'jam', 'tractor', 'stress', 'focus'] as const)
      table.push('gainTokens', { ship: 'd1', token, count: 2, by: 'a' })
    expect(table.events).toEqual([])
    expect(shipOf(table.game, 'd1').tokens).toEqual({})
  })

  it('destroys it when it has as many cards as hull: it is removed at once, its cards go back into the deck, and it scores nothing', () => {
    const table = on(commandos({ damage: { down: 1, up: [] } }), {
      locks: [{ by: 'a1', on: { kind: 'device', id: 'd1' } }],
    })
    expect(deckOfB(table)).toBe(32)
    const events = table.push('suffer', { ship: 'd1', hits: 2, crits: 0, source: 'ionbomb' })
    expect(typesOf(events)).toEqual([
      'damageDealt',
      'destroyed',
      'damageDealt',
      'removed',
      'lockBroken',
      'deviceRemoved',
    ])
    expect(table.game.devices).toEqual({})
    expect(table.game.locks).toEqual([])
    expect(deckOfB(table)).toBe(33)
    expect(table.game.score).toMatchObject({ a: { lost: 0, half: 0 } })
    expect(dial.broken(table.state)).toEqual([])
  })

  it('what is under way may still name it: a second effect finds it gone', () => {
    const table = on(droid())
    table.does(t => {
      t.push('suffer', { ship: 'd1', hits: 1, crits: 0, source: 'ionbomb' })
      t.push('suffer', { ship: 'd1', hits: 1, crits: 0, source: 'ionbomb' })
    })
    expect(table.idle).toBe(true)
    expect(shipOf(table.game, 'd1').place).toBe('destroyed')
    expect(table.state.listeners).toEqual({})
  })

  it('an empty deck is made of what remotes have face down, and their number stays beside them', () => {
    const table = on(commandos({ hull: 40, damage: { down: 33, up: [] } }))
    expect(deckOfB(table)).toBe(0)
    table.push('suffer', { ship: 'd1', hits: 1, crits: 0, source: 'ionbomb' })
    expect(shipOf(table.game, 'd1').damage.down).toBe(34)
    expect(deckOfB(table)).toBe(32)
    expect(dial.broken(table.state)).toEqual([])
  })

  it('in the Engagement Phase it stays only while its own initiative engages (Simultaneous fire)', () => {
    const during = on(droid(), { phase: 'engagement' })
    during.game.reached = 3
    during.push('suffer', { ship: 'd1', hits: 1, crits: 0, source: 'attack' })
    expect(during.game.devices).toEqual({})
    const own = on(droid(), { phase: 'engagement' })
    own.game.reached = 8
    own.push('suffer', { ship: 'd1', hits: 1, crits: 0, source: 'attack' })
    expect(own.game.devices.d1).toMatchObject({ doomed: true })
    expect(dial.broken(own.state)).toEqual([])
  })
})
