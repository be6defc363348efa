import { describe, expect, it } from 'vitest'
import { bar, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import type { Action } from '../data/index.ts'
import { gain } from '../tokens/index.ts'
import type { DialWords } from '../words.ts'

const at = [457, 457] as const
const linked = (type: Action['type'], link: Action['type'], colour: Action['colour'] = 'white'): Action => ({
  type,
  colour,
  linked: { type: link, colour: 'red' },
})

const acting = (ship: Partial<ShipSetup>, setup: Partial<TableSetup> = {}) => {
  const on = table({ activation: { ship: 'a1' }, ...setup, ships: [{ id: 'a1', at, ...ship }, ...(setup.ships ?? [])] })
  on.push('performActionStep', { ship: 'a1' })
  return on
}

describe('linked actions: rules/dial.md §8.1', () => {
  it('follow a base action that succeeded, in their own colour', () => {
    const on = acting({ bar: [linked('boost', 'focus'), ...bar(['evade'])] })
    on.answer({ action: 'boost', option: 'straight' })
    expect(on.request.args).toEqual({ ship: 'a1', why: 'linked', offers: [{ type: 'focus', colour: 'red' }] })
    on.answer({ action: 'focus' })
    expect(on.ship('a1').tokens).toEqual({ focus: 1, stress: 1 })
    expect(on.idle).toBe(true)
  })

  it('may be declined', () => {
    const on = acting({ bar: [linked('boost', 'focus')] })
    on.answer({ action: 'boost', option: 'straight' })
    on.answer({ skip: true })
    expect(on.idle).toBe(true)
    expect(on.ship('a1').tokens).toEqual({})
  })

  it('offer one of several links', () => {
    const on = acting({ bar: [linked('barrelRoll', 'focus'), linked('barrelRoll', 'evade')] })
    on.answer({ action: 'barrelRoll', option: 'left:0' })
    expect(on.choices()).toEqual([{ action: 'focus' }, { action: 'evade' }, { skip: true }])
    on.answer({ action: 'evade' })
    expect(on.idle).toBe(true)
  })

  it('do not follow another action of the bar', () => {
    const on = acting({ bar: [linked('boost', 'focus'), ...bar(['evade'])] })
    on.answer({ action: 'evade' })
    expect(on.idle).toBe(true)
  })

  it('do not chain', () => {
    const on = acting({ bar: [linked('boost', 'evade'), linked('evade', 'focus')] })
    on.answer({ action: 'boost', option: 'straight' })
    on.answer({ action: 'evade' })
    expect(on.idle).toBe(true)
    expect(on.ship('a1').attempted).toEqual(['boost', 'evade'])
  })

  it('do not follow a base action that failed', () => {
    const on = acting({ bar: [linked('lock', 'focus')] })
    on.answer({ action: 'lock', on: null })
    expect(on.idle).toBe(true)
  })

  it('follow a granted base action too', () => {
    const on = acting(
      { bar: bar(['coordinate']) },
      { ships: [{ id: 'a2', at: [457, 557], bar: [linked('evade', 'focus')] }] },
    )
    on.answer({ action: 'coordinate', ship: 'a2' })
    on.answer({ action: 'evade' })
    expect(on.request.args).toMatchObject({ ship: 'a2', why: 'linked' })
    on.answer({ action: 'focus' })
    expect(on.idle).toBe(true)
  })

  it('are not offered when the ship attempted them already', () => {
    const on = acting({ bar: [linked('boost', 'focus')], attempted: ['focus'] })
    on.answer({ action: 'boost', option: 'straight' })
    expect(on.idle).toBe(true)
  })

  it('are limited to focus for a ship that is ionised meanwhile', () => {
    const on = acting(
      { bar: [linked('boost', 'focus'), linked('boost', 'evade')] },
      { abilities: [{ ability: ionises, listeners: [{ source: 'a1', seat: 'a' }] }] },
    )
    on.answer({ action: 'boost', option: 'straight' })
    expect(on.choices()).toEqual([{ action: 'focus' }, { skip: true }])
  })

  it('A35: the stress of a red action comes before its link, so there is no link', () => {
    const on = acting({ bar: [linked('evade', 'focus', 'red')] })
    const events = on.answer({ action: 'evade' })
    expect(typesOf(events)).toEqual(['tokenGained', 'actionPerformed', 'tokenGained'])
    expect(on.ship('a1').tokens).toEqual({ evade: 1, stress: 1 })
    expect(on.idle).toBe(true)
  })

  it('A36: the link stands in one queue with what follows the action, and its owner orders them', () => {
    const wounded = () =>
      acting(
        { bar: [linked('boost', 'focus')] },
        { abilities: [{ ability: stresses, listeners: [{ source: 'a1', seat: 'a' }] }] },
      )
    const names = ['stresses', 'linkedAction']
    const first = wounded()
    first.answer({ action: 'boost', option: 'straight' })
    expect(first.request).toMatchObject({ kind: 'order', seat: 'a' })
    const order = (on: typeof first, wanted: string) => {
      const { abilities } = on.request.args as { abilities: { ability: string }[] }
      expect(abilities.map(a => a.ability).toSorted()).toEqual(names.toSorted())
      const i = abilities.findIndex(a => a.ability === wanted)
      on.answer([i, 1 - i])
    }
    order(first, 'linkedAction')
    first.answer({ action: 'focus' })
    expect(first.ship('a1').tokens).toEqual({ focus: 1, stress: 2 })

    const last = wounded()
    last.answer({ action: 'boost', option: 'straight' })
    order(last, 'stresses')
    expect(last.idle).toBe(true)
    expect(last.ship('a1').tokens).toEqual({ stress: 1 })
  })

  it('listen once for a ship, however many links it has had', () => {
    const on = acting({ bar: [linked('boost', 'focus'), linked('evade', 'calculate')] })
    on.answer({ action: 'boost', option: 'straight' })
    on.answer({ skip: true })
    on.push('performActionStep', { ship: 'a1' })
    on.answer({ action: 'evade' })
    expect(on.request.args).toMatchObject({ why: 'linked', offers: [{ type: 'calculate' }] })
    expect(on.state.listeners.afterAction).toHaveLength(1)
  })
})

const afterBoost = (id: string, token: 'stress' | 'ion'): Ability<DialWords, 'afterAction'> => ({
  id,
  window: 'afterAction',
  when: (_t, { source }, { ship, choice }) => source === ship && choice.action === 'boost',
  effect: (t, _source, { ship }) => gain(t, ship, token, 1),
})

const stresses = afterBoost('stresses', 'stress')

/** Comes before the link because it is the opponent's window's first: a mine, say. */
const ionises: Ability<DialWords, 'afterMove'> = {
  id: 'ionises',
  window: 'afterMove',
  when: () => true,
  effect: (t, _source, { ship }) => gain(t, ship, 'ion', 1),
}
