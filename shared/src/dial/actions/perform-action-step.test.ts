import { describe, expect, it } from 'vitest'
import { bar, plain, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import { lose } from '../tokens/index.ts'
import type { DialWords } from '../words.ts'

const at = [457, 457] as const
const grant = { ship: 'a1', offers: bar(['focus', 'evade']), why: 'granted' } as const
const offers = () => ({ ...grant, offers: [...grant.offers] })

const standing = (ship: Partial<ShipSetup>, setup: Partial<TableSetup> = {}) =>
  table({ activation: { ship: 'a1' }, ...setup, ships: [{ id: 'a1', at, bar: bar(['focus', 'evade']), ...ship }] })

/** A whole activation with the dial set. */
const activated = (code: string, setup: TableSetup) => {
  const on = table(setup)
  Object.assign(on.state.hidden.sides.a?.own ?? {}, { dials: { a1: code } })
  on.push('activate', { ship: 'a1' })
  return on
}

describe('the Perform Action step: rules/dial.md §3.1', () => {
  it('offers the bar', () => {
    const on = standing({})
    on.push('performActionStep', { ship: 'a1' })
    expect(on.request).toMatchObject({ seat: 'a', default: { skip: true }, args: { ship: 'a1', why: 'step' } })
    expect(on.choices()).toEqual([{ action: 'focus' }, { action: 'evade' }, { skip: true }])
  })

  it.each([
    ['stressed', { tokens: { stress: 1 } }, {}],
    ['barred', {}, { activation: { ship: 'a1', barred: true } }],
    ['ended on an obstacle', {}, { activation: { ship: 'a1', skipsStep: 'ended on an obstacle' } }],
    ['nothing to attempt', { bar: [] }, {}],
    ['nothing to attempt', { attempted: ['focus', 'evade'] }, {}],
    ['nothing to attempt', { bar: bar(['evade']), tokens: { ion: 1 } }, {}],
  ] as const)('is skipped and says why: %s', (why, ship, setup) => {
    const on = standing(ship as Partial<ShipSetup>, setup)
    expect(plain(on.push('performActionStep', { ship: 'a1' }))).toEqual([{ type: 'actionSkipped', ship: 'a1', why }])
    expect(on.idle).toBe(true)
  })

  it('offers an ionised ship only what the ruleset says', () => {
    const focus = standing({ bar: bar(['focus', 'calculate', 'evade', 'lock']), tokens: { ion: 1 } })
    focus.push('performActionStep', { ship: 'a1' })
    expect(focus.choices()).toEqual([{ action: 'focus' }, { skip: true }])
    const calculate = standing(
      { bar: bar(['focus', 'calculate', 'evade']), tokens: { ion: 1 } },
      { ruleset: { ionisedActions: ['calculate'] } },
    )
    calculate.push('performActionStep', { ship: 'a1' })
    expect(calculate.choices()).toEqual([{ action: 'calculate' }, { skip: true }])
  })

  it('A6: an ionised ship that overlaps an enemy sheds stress, may focus as red, not calculate, and sheds its ion', () => {
    const on = activated('3YW', {
      ships: [
        { id: 'a1', at: [457, 300], bar: bar(['focus', 'calculate', 'evade']), tokens: { ion: 1, stress: 1 } },
        // In the way of the ion bank to the right.
        { id: 'b1', at: [490, 385, 45] },
      ],
    })
    expect(on.events.find(e => e.type === 'manoeuvreFlown')).toMatchObject({ code: '1NB', executed: 'partially' })
    expect(on.request.args).toMatchObject({ why: 'overlap' })
    expect(on.choices()).toEqual([{ action: 'focus' }, { skip: true }])
    on.answer({ action: 'focus' })
    expect(on.idle).toBe(true)
    expect(on.events.some(e => e.type === 'actionSkipped')).toBe(true)
    expect(on.ship('a1').tokens).toEqual({ focus: 1, stress: 1 })
  })

  it('A8: a gas cloud that ionises a ship under way breaks its locks and leaves it only focus; the tokens stay', () => {
    const on = activated('4FW', {
      ships: [
        { id: 'a1', at: [457, 200], bar: bar(['focus', 'evade', 'lock']) },
        { id: 'b1', at: [457, 600] },
      ],
      obstacles: [{ id: 'o1', outline: 'gascloud1', at: [457, 290] }],
      locks: [{ by: 'a1', on: { kind: 'ship', id: 'b1' } }],
      dice: ['crit'],
    })
    expect(on.game.locks).toEqual([])
    expect(on.ship('a1').tokens).toEqual({ strain: 1, ion: 3 })
    expect(on.choices()).toEqual([{ action: 'focus' }, { skip: true }])
    on.answer({ action: 'focus' })
    expect(on.idle).toBe(true)
    expect(on.ship('a1').tokens).toEqual({ strain: 1, ion: 3, focus: 1 })
  })

  it('A38: after overlapping an enemy no granted action is possible in this activation, but later in the round', () => {
    const on = standing({}, { activation: { ship: 'a1', barred: true } })
    on.push('offerActions', offers())
    expect(on.idle).toBe(true)
    on.game.activation = null
    on.push('offerActions', offers())
    expect(on.choices()).toEqual([{ action: 'focus' }, { action: 'evade' }, { skip: true }])
  })

  it('A38: another ship may be granted actions in that activation', () => {
    const on = standing({}, { activation: { ship: 'b1', barred: true } })
    on.push('offerActions', offers())
    expect(on.request.kind).toBe('action')
  })

  it('A39: after overlapping a friendly ship only the step is skipped, granted actions are not', () => {
    const on = activated('3FW', {
      ships: [
        { id: 'a1', at: [457, 300], bar: bar(['focus', 'evade']) },
        { id: 'a2', at: [457, 470] },
      ],
      dice: ['blank'],
    })
    expect(on.idle).toBe(true)
    expect(on.events.find(e => e.type === 'actionSkipped')).toMatchObject({ ship: 'a1' })
    const bumped = standing({}, { activation: { ship: 'a1', skipsStep: 'overlapped a friendly ship' } })
    bumped.push('offerActions', offers())
    expect(bumped.choices()).toEqual([{ action: 'focus' }, { action: 'evade' }, { skip: true }])
    const stressed = standing(
      { tokens: { stress: 1 } },
      { activation: { ship: 'a1', skipsStep: 'overlapped a friendly ship' } },
    )
    stressed.push('offerActions', offers())
    expect(stressed.idle).toBe(true)
  })

  it('§5.4: an action that its bar holds twice is offered once', () => {
    const on = standing({})
    const focus = { type: 'focus', colour: 'red' } as const
    on.push('offerActions', { ship: 'a1', offers: [focus, { ...focus }], why: 'overlap' })
    expect(on.choices()).toEqual([{ action: 'focus' }, { skip: true }])
  })

  it('§5.4: the red focus after an overlap of an enemy is followed by no link and no granted action', () => {
    const link = { type: 'evade', colour: 'white' } as const
    const on = activated('3FW', {
      ships: [
        { id: 'a1', at: [457, 300], bar: [{ type: 'focus', colour: 'white', linked: link }] },
        { id: 'b1', at: [457, 470] },
      ],
      abilities: [{ ability: grants, listeners: [{ source: 'a1', seat: 'a' }] }],
    })
    expect(on.choices()).toEqual([{ action: 'focus' }, { skip: true }])
    const events = on.answer({ action: 'focus' })
    expect(typesOf(events)).toEqual(['tokenGained', 'actionPerformed', 'tokenGained', 'tokenLost', 'actionSkipped'])
    expect(on.ship('a1').tokens).toEqual({ focus: 1 })
    expect(on.idle).toBe(true)
  })
})

/** Sheds the stress and grants an evade. */
const grants: Ability<DialWords, 'afterAction'> = {
  id: 'grants',
  window: 'afterAction',
  when: (_t, _source, { choice }) => choice.action === 'focus',
  effect: (t, _source, { ship }) => {
    lose(t, ship, 'stress', 1)
    t.push('offerActions', { ship, offers: bar(['evade']), why: 'granted' })
  },
}
