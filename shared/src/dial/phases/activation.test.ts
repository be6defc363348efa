import { describe, expect, it } from 'vitest'
import { bar, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import type { DialWords } from '../words.ts'

const activate = (code: string | null, ship: Partial<ShipSetup> = {}, setup: Partial<TableSetup> = {}) => {
  const on = table({ ...setup, ships: [{ id: 'a1', at: [457, 300], bar: [], ...ship }, ...(setup.ships ?? [])] })
  if (code !== null) Object.assign(on.state.hidden.sides.a?.own ?? {}, { dials: { a1: code } })
  on.push('activate', { ship: 'a1' })
  return on
}

const listens = (ability: Ability<DialWords>) => [{ ability, listeners: [{ source: 'x', seat: 'a' }] }]

describe('the activation of a ship: rules/dial.md §3.1', () => {
  it('reveals the dial, which then lies open and is a secret no more', () => {
    const on = activate('3FW')
    expect(typesOf(on.events)).toEqual(['dialRevealed', 'manoeuvreFlown', 'actionSkipped'])
    expect(on.ship('a1').revealed).toBe('3FW')
    expect(on.state.hidden.sides.a?.own).toEqual({ dials: {}, conditions: {} })
    expect(on.game.activation).toBeNull()
  })

  it.each([
    ['unstressed', {}, { stress: 1 }],
    ['already stressed', { tokens: { stress: 1 } }, { stress: 2 }],
    ['ionised, which no dial directs', { tokens: { ion: 1 } }, { ion: 1, stress: 1 }],
  ])('A53: without a dial a ship gains stress, then flies the white straight 2: %s', (_how, ship, tokens) => {
    let revealed = 0
    const counts: Ability<DialWords, 'afterReveal'> = {
      id: 'counts',
      window: 'afterReveal',
      when: () => true,
      effect: () => revealed++,
    }
    const on = activate(null, ship, { abilities: listens(counts) })
    expect(typesOf(on.events).slice(0, 4)).toEqual(['noDial', 'tokenGained', 'manoeuvreChanged', 'manoeuvreFlown'])
    expect(on.events[3]).toMatchObject({ code: '2FW', executed: 'fully' })
    expect(on.pose('a1').y).toBe(420)
    expect(on.ship('a1').tokens).toEqual(tokens)
    expect(on.ship('a1').revealed).toBeNull()
    expect(revealed).toBe(0)
  })

  const toWhite: Ability<DialWords, 'afterReveal'> = {
    id: 'toWhite',
    window: 'afterReveal',
    when: () => true,
    effect: (t, _source, { ship }) => {
      const found = t.game.ships[ship]
      if (found !== undefined) found.revealed = '3FW'
    },
  }

  it('A34: abilities change the dial first; only what is still red becomes the stress manoeuvre', () => {
    const changed = activate('4KR', { tokens: { stress: 1 } }, { abilities: listens(toWhite) })
    expect(changed.events.find(e => e.type === 'manoeuvreFlown')).toMatchObject({ code: '3FW' })
    expect(changed.ship('a1').revealed).toBe('3FW')
    const red = activate('4KR', { tokens: { stress: 1 } })
    expect(red.events.find(e => e.type === 'manoeuvreFlown')).toMatchObject({ code: '2FW' })
    expect(red.ship('a1').revealed).toBe('4KR')
  })

  it('an ionised ship reveals its dial but triggers nothing by it, and sheds all ion at the end', () => {
    const on = activate('4KR', { tokens: { ion: 3 } }, { abilities: listens(toWhite) })
    expect(on.events.find(e => e.type === 'dialRevealed')).toMatchObject({ code: '4KR' })
    expect(on.ship('a1').revealed).toBe('4KR')
    expect(on.events.find(e => e.type === 'manoeuvreFlown')).toMatchObject({ code: '1FB' })
    expect(on.ship('a1').tokens).toEqual({})
  })

  it('A10: an ionised ship has a dial: it is asked for one, and flies the way that it shows', () => {
    const on = table({ ships: [{ id: 'a1', at: [457, 300], tokens: { ion: 1 } }], phase: 'end' })
    on.push('planning', {})
    expect(on.request).toMatchObject({ kind: 'planning', args: { ships: ['a1'] } })
    expect(activate('2TW', { tokens: { ion: 1 } }).events.find(e => e.type === 'manoeuvreFlown')).toMatchObject({
      code: '1BB',
    })
  })

  it('ion gained while a manoeuvre other than the ion one is flown stays', () => {
    const ionises: Ability<DialWords, 'afterMove'> = {
      id: 'ionises',
      window: 'afterMove',
      when: () => true,
      effect: (t, _source, { ship }) => t.push('gainTokens', { ship, token: 'ion', count: 2, by: null }),
    }
    const on = activate('3FW', {}, { abilities: listens(ionises) })
    expect(on.ship('a1').tokens).toEqual({ ion: 2 })
    const again = activate('3FW', { tokens: { ion: 1 } }, { abilities: listens(ionises) })
    expect(again.ship('a1').tokens).toEqual({})
  })

  it.each(['beforeActivate', 'beforeReveal', 'afterReveal', 'beforeManoeuvre', 'afterMove', 'afterExecute'] as const)(
    'a ship destroyed in %s does nothing any more',
    window => {
      const kills: Ability<DialWords> = {
        id: 'kills',
        window,
        when: () => true,
        effect: t => t.push('leavePlay', { ship: 'a1', how: 'destroyed' }),
      }
      let ended = 0
      const counts: Ability<DialWords> = {
        id: 'counts',
        window: 'afterActivate',
        when: () => true,
        effect: () => ended++,
      }
      const on = activate('3FR', { bar: bar(['focus']) }, { abilities: [...listens(kills), ...listens(counts)] })
      expect(on.idle).toBe(true)
      expect(on.ship('a1')).toMatchObject({ place: 'destroyed', pose: null, tokens: {} })
      expect(on.game.activation).toBeNull()
      const types = typesOf(on.events).filter(type => type !== 'shipScored')
      expect(types.at(-1)).toBe('removed')
      if (window === 'beforeActivate' || window === 'beforeReveal') expect(types).toEqual(['removed'])
      expect(types.includes('manoeuvreFlown')).toBe(window === 'afterMove' || window === 'afterExecute')
      expect(ended).toBe(0)
    },
  )
})
