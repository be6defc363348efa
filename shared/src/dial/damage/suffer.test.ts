import { describe, expect, it } from 'vitest'
import { type ShipSetup, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import { dial } from '../game.ts'
import type { DialWindows, DialWords } from '../words.ts'

const bare = { shields: { value: 0, max: 0, recovers: 0 } } as const

function suffered(hits: number, crits: number, ship: Partial<ShipSetup> = {}, more: Partial<TableSetup> = {}) {
  const t = table({ ships: [{ id: 'a1', at: [400, 400], ...bare, ...ship }], ...more })
  t.push('suffer', { ship: 'a1', hits, crits, source: 'asteroid' })
  expect(dial.broken(t.state)).toEqual([])
  return t
}

/** How often a window opens for a1, in order with others. */
const witness = (windows: readonly (keyof DialWindows)[], seen: string[]) =>
  windows.map(window => {
    const ability: Ability<DialWords> = {
      id: `witness ${window}`,
      window,
      when: () => true,
      effect: () => void seen.push(window),
    }
    return { ability, listeners: [{ source: 'a9', seat: 'a' }] }
  })

describe('suffering damage', () => {
  it('takes shields first, hits before crits, point by point', () => {
    const t = suffered(1, 2, { shields: { value: 2, max: 2, recovers: 0 } }, { decks: { a: ['weaponsfailure'] } })
    const lost = typesOf(t.events).filter(type => type === 'shieldLost' || type === 'damageDealt')
    expect(lost).toEqual(['shieldLost', 'shieldLost', 'damageDealt'])
    expect(t.ship('a1').damage).toEqual({ down: 0, up: ['weaponsfailure'] })
  })

  it('counts a crit that a shield took as suffered', () => {
    const seen: string[] = []
    suffered(
      1,
      1,
      { shields: { value: 3, max: 3, recovers: 0 } },
      { abilities: witness(['shieldLost', 'critSuffered', 'damageSuffered'], seen) },
    )
    expect(seen).toEqual(['shieldLost', 'shieldLost', 'critSuffered', 'damageSuffered'])
  })

  it('resolves a face-up card before the next point', () => {
    const t = suffered(0, 2, { hull: 9 }, { decks: { a: ['directhit', 'fuelleak', 'weaponsfailure'] } })
    // The direct hit's own hit draws the fuel leak, face down.
    expect(t.ship('a1').damage).toEqual({ down: 2, up: ['weaponsfailure'] })
  })

  it('deals excess cards, then the ship is removed', () => {
    const seen: string[] = []
    const t = suffered(
      4,
      0,
      { hull: 2 },
      { abilities: witness(['cardDealt', 'damageSuffered', 'destroyed', 'removed'], seen) },
    )
    expect(seen).toEqual(['cardDealt', 'cardDealt', 'cardDealt', 'cardDealt', 'damageSuffered', 'destroyed', 'removed'])
    expect(t.ship('a1')).toMatchObject({ place: 'destroyed', pose: null, doomed: false, damage: { down: 4 } })
    expect(typesOf(t.events).filter(type => type === 'destroyed')).toHaveLength(1)
  })

  it('A54: removes it at once in the Activation Phase, and its locks and contacts with it', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [400, 400], ...bare, hull: 1 },
        { id: 'b1', at: [400, 443.18] },
      ],
      locks: [
        { by: 'a1', on: { kind: 'ship', id: 'b1' } },
        { by: 'b1', on: { kind: 'ship', id: 'a1' } },
      ],
    })
    expect(t.game.touching).toHaveLength(1)
    t.push('suffer', { ship: 'a1', hits: 1, crits: 0, source: 'asteroid' })
    expect(t.ship('a1').place).toBe('destroyed')
    expect(t.game.locks).toEqual([])
    expect(t.game.touching).toEqual([])
  })

  it('deals cards past the shields when they are dealt and not suffered', () => {
    const t = table({ ships: [{ id: 'a1', at: [400, 400], hull: 1 }] })
    t.push('dealCard', { ship: 'a1', up: false, source: 'asteroid' })
    expect(t.ship('a1')).toMatchObject({ place: 'destroyed', shields: { value: 2 } })
    expect(dial.broken(t.state)).toEqual([])
  })

  it('is nothing for a ship that has left', () => {
    const t = table({ ships: [{ id: 'a1', place: 'fled' }] })
    t.push('suffer', { ship: 'a1', hits: 2, crits: 0, source: 'asteroid' })
    expect(t.events).toEqual([])
  })
})
