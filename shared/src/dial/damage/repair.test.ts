import { describe, expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'
import type { DialFrames } from '../words.ts'

function repairing(damage: ShipSetup['damage'] & object, which: DialFrames['repair']['which'], more: object = {}) {
  const t = table({ ships: [{ id: 'a1', at: [400, 400], hull: 9, damage }], ...more })
  t.push('repair', { ship: 'a1', by: 'b', which })
  expect(dial.broken(t.state)).toEqual([])
  return t
}

describe('repairing', () => {
  it('turns a face-up card face down, and its effect is over', () => {
    const t = repairing({ down: 1, up: ['weaponsfailure'] }, 'faceUp')
    expect(t.ship('a1').damage).toEqual({ down: 2, up: [] })
    expect(t.events).toMatchObject([{ type: 'damageRepaired', card: 'weaponsfailure' }])
    expect(t.state.listeners).toEqual({})
  })

  it('of one of two alike leaves the other at work', () => {
    const t = repairing({ down: 0, up: ['weaponsfailure', 'weaponsfailure'] }, 'faceUp')
    expect(t.ship('a1').damage).toEqual({ down: 1, up: ['weaponsfailure'] })
    expect(t.state.listeners.attackDice).toHaveLength(1)
  })

  it('discards a face-down card unseen', () => {
    const t = repairing({ down: 2, up: ['weaponsfailure'] }, 'faceDown')
    expect(t.ship('a1').damage).toEqual({ down: 1, up: ['weaponsfailure'] })
    expect(t.events).toMatchObject([{ type: 'damageRepaired', card: null }])
    expect(t.state.hidden.host.decks['damage discarded a']?.cards).toHaveLength(1)
  })

  it('of neither kind in particular lets the player choose', () => {
    const t = repairing({ down: 1, up: ['weaponsfailure', 'fuelleak', 'fuelleak'] }, null)
    expect(t.request).toMatchObject({ seat: 'b', kind: 'repair' })
    expect(t.choices()).toEqual([{ card: 'weaponsfailure' }, { card: 'fuelleak' }, { faceDown: true }])
    expect(t.refuses({ card: 'hullbreach' })).toMatchObject({ code: 'not_an_option' })
    t.answer({ faceDown: true })
    expect(t.ship('a1').damage).toEqual({ down: 0, up: ['weaponsfailure', 'fuelleak', 'fuelleak'] })
  })

  it('does nothing where there is nothing of the kind', () => {
    expect(repairing({ down: 1, up: [] }, 'faceUp').events).toEqual([])
    expect(repairing({ down: 0, up: ['fuelleak'] }, 'faceDown').events).toEqual([])
  })
})

describe('exposing', () => {
  it('turns a face-down card face up and resolves it, and is not dealing', () => {
    const seen: string[] = []
    const witness = (window: 'cardDealt' | 'cardExposed') => ({
      ability: { id: window, window, when: () => true, effect: () => void seen.push(window) },
      listeners: [{ source: 'a9', seat: 'a' }],
    })
    const t = table({
      ships: [{ id: 'a1', at: [400, 400], hull: 9, damage: { down: 1, up: [] } }],
      abilities: [witness('cardDealt'), witness('cardExposed')],
    })
    const pile = t.state.hidden.host.decks['face down a1']
    if (pile === undefined) throw new Error('no pile')
    t.state.hidden.host.decks['damage a']?.cards.push(...pile.cards.splice(0))
    const { cards = [] } = t.state.hidden.host.decks['damage a'] ?? {}
    pile.cards.push(...cards.splice(cards.indexOf('panickedpilot'), 1))
    t.push('expose', { ship: 'a1' })
    expect(seen).toEqual(['cardExposed'])
    expect(t.events[0]).toMatchObject({ type: 'damageExposed', ship: 'a1', card: 'panickedpilot' })
    expect(t.ship('a1')).toMatchObject({ damage: { down: 1, up: [] }, tokens: { stress: 2 } })
    expect(pile.drawn).toBe(1)
    expect(dial.broken(t.state)).toEqual([])
  })

  it('does nothing without a face-down card', () => {
    const t = table({ ships: [{ id: 'a1', at: [400, 400], damage: { down: 0, up: ['fuelleak'] } }] })
    expect(t.push('expose', { ship: 'a1' })).toEqual([])
  })
})
