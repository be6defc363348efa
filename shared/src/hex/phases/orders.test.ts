import { describe, expect, it, vi } from 'vitest'
import { only, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/hex/table.ts'
import type { ActionRule } from '../crew/order.ts'

/** Actions that do nothing but count: what is tested is who may give which order, and when. */
vi.mock('../crew/actions.ts', () => {
  const rule = (said: Partial<ActionRule>): ActionRule => ({
    ...{ action: '', role: 'engineer', phases: ['engineering'], push: false, limit: 'any' },
    ways: () => [{}],
    refuses: () => null,
    perform: () => {},
    ...said,
  })
  return {
    actions: [
      rule({ action: 'tinker' }),
      rule({ action: 'overhaul', limit: 'once' }),
      rule({
        action: 'compute',
        skill: 'engineering',
        perform: (_t, ship, _member, { node }) => {
          if (node) ship.nodesUsed++
        },
      }),
      rule({ action: 'steer', role: 'pilot', phases: ['helm'] }),
      rule({ action: 'look', role: 'scienceOfficer', phases: ['helm'] }),
      rule({ action: 'fire', role: 'gunner', phases: ['gunnery'] }),
    ],
  }
})

const crew = (roles: string) =>
  roles.split(' ').map(said => {
    const [role = '', seat] = said.split('@')
    return { role: role as 'pilot', ...(seat !== undefined && { seat }) }
  })
const a1: ShipSetup = { id: 'a1', at: [0, 5], crew: crew('pilot engineer engineer gunner scienceOfficer') }
const b1: ShipSetup = { id: 'b1', at: [0, -5], crew: crew('pilot engineer gunner') }
/** Of one ship the seat c plays the pilot, the seat a all others. */
const shared: ShipSetup = { id: 'a1', at: [0, 5], crew: crew('pilot@c engineer engineer@c gunner scienceOfficer') }

const begun = (
  phase: 'engineering' | 'helm' | 'gunnery',
  ships: readonly ShipSetup[],
  more: Partial<TableSetup> = {},
) => {
  const t = table({ ships, phase, sides: { c: 'A' }, ...more })
  const events = phase === 'engineering' ? t.push('engineering', {}) : t.push(phase, { left: [] })
  return { t, events }
}

const asked = (t: ReturnType<typeof table>) => t.state.pending.map(({ seat }) => seat)
const done = { done: true }
const order = (crewId: string, action: string, way: object = {}) => ({
  ship: crewId.slice(0, 2),
  crew: crewId,
  action,
  ...way,
})
const ordersIn = (events: Parameters<typeof only>[0]) =>
  only(events, 'ordered').map(({ order }) => `${order.crew} ${order.action}`)

describe('engineering is simultaneous: rules/hex.md §1.2 step 1c', () => {
  it('asks every seat at once, carries out what is ordered when all have spoken, and asks again until nobody acts', () => {
    const { t } = begun('engineering', [a1, b1])
    expect(asked(t)).toEqual(['a', 'b'])
    expect(t.asked('crewOrder', 'a')).toEqual({ phase: 'engineering', ships: ['a1'], mayWait: false })
    expect(t.answer(order('b1.2', 'tinker'), 'b')).toEqual([])
    expect(ordersIn(t.answer(order('a1.2', 'overhaul'), 'a'))).toEqual(['a1.2 overhaul', 'b1.2 tinker'])
    // The only engineer of b1 has acted; of a1 there is another.
    expect(asked(t)).toEqual(['a'])
    expect(t.ship('a1').crew[1]?.acted).toBe(true)
    expect(t.offered('tinker')).toEqual([order('a1.3', 'tinker')])
    expect(t.offered('overhaul')).toEqual([])
    expect(typesOf(t.answer(done))).toEqual(['phaseEnded'])
    expect(t.idle).toBe(true)
  })

  it('who does nothing more is not asked again', () => {
    const { t } = begun('engineering', [a1, { ...b1, crew: crew('engineer engineer') }])
    t.answer(done, 'a')
    t.answer(order('b1.1', 'tinker'), 'b')
    expect(asked(t)).toEqual(['b'])
  })

  it('what another seat of the ship has made impossible lapses, and costs nothing', () => {
    const { t } = begun('engineering', [shared])
    t.answer(order('a1.3', 'overhaul'), 'c')
    const events = t.answer(order('a1.2', 'overhaul'), 'a')
    expect(typesOf(events)).toEqual(['ordered', 'orderLapsed'])
    expect(ordersIn(events)).toEqual(['a1.2 overhaul'])
    expect(t.ship('a1').crew[2]?.acted).toBe(false)
    expect(asked(t)).toEqual(['c'])
  })

  it('a computer node goes with a check, and of the last one the first seat has it', () => {
    const { t } = begun('engineering', [{ ...shared, computer: { bonus: 2, nodes: 1 } }])
    expect(t.refuses(order('a1.2', 'tinker', { node: true }), 'a')).toMatchObject({
      code: 'cannot_pay',
      place: 'answer.node',
    })
    t.answer(order('a1.2', 'compute', { node: true }), 'a')
    const events = t.answer(order('a1.3', 'compute', { node: true }), 'c')
    expect(typesOf(events)).toEqual(['ordered', 'orderLapsed'])
    expect(t.refuses(order('a1.3', 'compute', { node: true }))).toMatchObject({ code: 'cannot_pay' })
    expect(ordersIn(t.answer(order('a1.3', 'compute')))).toEqual(['a1.3 compute'])
  })

  it('refuses what is no order of this seat here and now', () => {
    const { t } = begun('engineering', [a1, b1, { id: 'a2', place: 'destroyed' }])
    const refused = (answer: object) => t.refuses(answer as never, 'a')
    expect(refused(order('b1.2', 'tinker'))).toMatchObject({ code: 'unknown_ship', place: 'answer.ship' })
    expect(refused(order('a2.3', 'tinker'))).toMatchObject({ code: 'unknown_ship' })
    expect(refused({ ...order('a1.2', 'tinker'), crew: 'b1.2' })).toMatchObject({ code: 'unknown_crew' })
    expect(refused(order('a1.2', 'fly to the moon'))).toMatchObject({ code: 'not_offered', place: 'answer.action' })
    expect(refused(order('a1.1', 'steer'))).toMatchObject({ code: 'not_offered' })
    expect(refused(order('a1.1', 'tinker'))).toMatchObject({ code: 'not_offered' })
    expect(refused({ done: false })).toMatchObject({ code: 'bad_answer' })
    expect(refused({ wait: true })).toMatchObject({ code: 'bad_answer' })
    expect(refused({})).toMatchObject({ code: 'bad_answer' })
  })
})

describe('the helm phase: rules/hex.md §1.2 step 2b', () => {
  const noAids = { dice: [5, 15] }

  it('goes ship by ship, the lowest check first, and asks nobody else', () => {
    const { t } = begun('helm', [{ ...a1 }, b1], { dice: [15, 5] })
    expect([t.game.helmOrder, t.game.active, asked(t)]).toEqual([['b1', 'a1'], 'b1', ['b']])
    t.answer(order('b1.1', 'steer'))
    expect([t.game.active, asked(t)]).toEqual(['a1', ['a']])
    t.answer(order('a1.5', 'look'))
    t.answer(order('a1.1', 'steer'))
    expect([t.game.active, t.idle]).toEqual([null, true])
  })

  it('passes over a ship that is gone, and lets a disabled one drift', () => {
    const { t } = begun('helm', [{ ...a1, damage: 50 }, b1], { dice: [5] })
    expect(t.game.helmOrder).toEqual(['a1', 'b1'])
    expect([t.game.active, asked(t)]).toEqual(['b1', ['b']])
  })

  it('a crew of several seats chooses who comes first: one may wait for the other', () => {
    const { t } = begun('helm', [shared], noAids)
    expect(asked(t)).toEqual(['a', 'c'])
    expect(t.choices('a')).toContainEqual({ wait: true })
    t.answer({ wait: true }, 'a')
    expect(ordersIn(t.answer(order('a1.1', 'steer'), 'c'))).toEqual(['a1.1 steer'])
    // c has nothing left to do, so a has nobody to wait for.
    expect(asked(t)).toEqual(['a'])
    expect(t.refuses({ wait: true })).toMatchObject({ code: 'bad_answer' })
    expect(ordersIn(t.answer(order('a1.5', 'look')))).toEqual(['a1.5 look'])
  })

  it('when all wait for each other nobody may wait once more', () => {
    const { t } = begun('helm', [shared], noAids)
    t.answer({ wait: true }, 'a')
    t.answer({ wait: true }, 'c')
    expect(asked(t)).toEqual(['a', 'c'])
    expect(t.refuses({ wait: true }, 'a')).toMatchObject({ code: 'bad_answer' })
    t.answer(done, 'a')
    t.answer(done, 'c')
    expect(t.idle).toBe(true)
  })
})

describe('the gunnery phase: rules/hex.md §1.2 step 3b', () => {
  it('has the order of the helm phase', () => {
    const { t } = begun('gunnery', [a1, b1], { helmOrder: ['b1', 'a1'] })
    expect([t.game.active, asked(t)]).toEqual(['b1', ['b']])
    t.answer(order('b1.3', 'fire'))
    expect([t.game.active, asked(t)]).toEqual(['a1', ['a']])
    t.answer(done)
    expect(t.idle).toBe(true)
  })

  it('is not for a ship that was disabled before it', () => {
    const { t } = begun('gunnery', [a1, { ...b1, damage: 50 }], { helmOrder: ['b1', 'a1'] })
    expect(asked(t)).toEqual(['a'])
  })
})
