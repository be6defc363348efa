import { describe, expect, it } from 'vitest'
import { only, table } from '../../../test/hex/table.ts'
import { courseOf } from '../helm/courses.ts'
import { walk } from '../helm/path.ts'

const ordering = { aids: {}, left: [], rolled: {}, groups: [] }
const pilot = (piloting: number, ranks = 1) => ({
  role: 'pilot' as const,
  skills: { piloting },
  ranks: { piloting: ranks },
})

describe('the helm order: rules/hex.md §1.3', () => {
  it('the lowest result moves first', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 0], crew: [pilot(3)] },
        { id: 'b1', at: [0, 5], crew: [pilot(1)] },
        { id: 'b2', at: [0, 6], crew: [pilot(9)] },
      ],
      dice: [10, 11, 5],
    })
    const events = t.push('helmOrder', ordering)
    expect(t.game.helmOrder).toEqual(['b1', 'a1', 'b2'])
    expect(only(events, 'helmOrder')).toEqual([
      { type: 'helmOrder', order: ['b1', 'a1', 'b2'], checks: { a1: 13, b1: 12, b2: 14 } },
    ])
  })

  it('of two that are tied the pilot with fewer ranks moves first', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 0], crew: [pilot(5, 4)] },
        { id: 'b1', at: [0, 5], crew: [pilot(6, 3)] },
      ],
      dice: [11, 10],
    })
    t.push('helmOrder', ordering)
    expect(t.game.helmOrder).toEqual(['b1', 'a1'])
    expect(t.planned).toEqual([])
  })

  it('who is tied in ranks too rolls again, and the lowest moves first; three of whom two tie again roll on alone', () => {
    const t = table({
      ships: ['a1', 'b1', 'b2', 'a2'].map((id, i) => ({ id, at: [0, i] as const, crew: [pilot(i === 3 ? 9 : 5)] })),
      // All but a2 get 15; then b1 is lowest and the other two tie at 13; then b2 is lower.
      dice: [10, 10, 10, 20, 8, 4, 8, 9, 3],
    })
    const events = t.push('helmOrder', ordering)
    expect(t.game.helmOrder).toEqual(['b1', 'b2', 'a1', 'a2'])
    expect(t.game.helmChecks).toEqual({ a1: 15, b1: 15, b2: 15, a2: 29 })
    expect(only(events, 'checkMade').map(({ ship }) => ship)).toEqual([
      'a1',
      'b1',
      'b2',
      'a2',
      'a1',
      'b1',
      'b2',
      'a1',
      'b2',
    ])
  })

  it('6.62: of two that are tied and want the same hex the first has it, and the other may not end there', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 2, 0], crew: [pilot(5)] },
        { id: 'b1', at: [0, -2, 3], crew: [pilot(5)] },
      ],
      dice: [10, 10, 12, 9],
    })
    t.push('helmOrder', ordering)
    const [first = '', second = ''] = t.game.helmOrder
    expect([first, second]).toEqual(['b1', 'a1'])
    const place = (id: string) => t.ship(id).at ?? { hex: [9, 9] as const, facing: 0 as const }
    const course = courseOf('fly', { speed: 2, turn: 2 })
    const flown = walk(place(first), course, 'FF', [place(second).hex])
    expect(flown).toMatchObject({ end: { hex: [0, 0] } })
    expect(walk(place(second), course, 'FF', [[0, 0]])).toMatchObject({
      code: 'illegal_step',
      place: 'answer.path.1',
      facts: { why: 'ends_on_ship' },
    })
  })

  it('6.51: without a pilot the result is 0, whoever may glide later', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 0], crew: [pilot(0)] },
        { id: 'b1', at: [0, 5], crew: [{ role: 'gunner' }] },
      ],
      dice: [1],
    })
    t.push('helmOrder', ordering)
    expect(t.game.helmOrder).toEqual(['b1', 'a1'])
    expect(t.game.helmChecks).toEqual({ a1: 1, b1: 0 })
  })

  it('a pilot that is down rolls nothing either, and a result below 0 comes before 0', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 0], crew: [pilot(-4)] },
        { id: 'b1', at: [0, 5], crew: [{ ...pilot(20), down: true }] },
      ],
      dice: [3],
    })
    t.push('helmOrder', ordering)
    expect(t.game.helmChecks).toEqual({ a1: -1, b1: 0 })
    expect(t.game.helmOrder).toEqual(['a1', 'b1'])
  })

  it('two that nobody flies are told apart by a bare die', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 0], crew: [{ role: 'gunner' }] },
        { id: 'b1', at: [0, 5], crew: [{ role: 'gunner' }] },
      ],
      dice: [12, 7],
    })
    t.push('helmOrder', ordering)
    expect(t.game.helmOrder).toEqual(['b1', 'a1'])
    expect(t.game.helmChecks).toEqual({ a1: 0, b1: 0 })
  })

  it.each([
    [1, 13],
    [2, 11],
    [3, 0],
  ] as const)(
    'engines in condition %i take their part: −2, −4, and wrecked 0 (rules/hex.md §2.7)',
    (severity, total) => {
      const t = table({
        ships: [{ id: 'a1', at: [0, 0], crew: [pilot(5)], systems: { engines: severity } }],
        dice: [10],
      })
      t.push('helmOrder', ordering)
      expect(t.game.helmChecks).toEqual({ a1: total })
    },
  )

  it('a disabled ship has a slot for its drifting, with 0', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 0], crew: [pilot(5)], damage: 50 },
        { id: 'b1', at: [0, 5], crew: [pilot(5)] },
      ],
      dice: [2],
    })
    t.push('helmOrder', ordering)
    expect(t.game.helmOrder).toEqual(['a1', 'b1'])
  })

  it('precognition adds, and a computer node where it is spent', () => {
    const t = table({
      ships: [{ id: 'a1', at: [0, 0], crew: [pilot(5)], computer: { bonus: 3, nodes: 1 } }],
      dice: [10],
    })
    t.ship('a1').effects.helmOrder.precognition = 2
    t.push('helmOrder', ordering)
    expect(t.asked('helmAids')).toEqual({ ships: ['a1'] })
    expect(t.legal()).toEqual({ type: 'each', field: 'aids', each: { a1: [{}, { node: true }] } })
    t.answer({ aids: { a1: { node: true } }, ready: true })
    expect(t.game.helmChecks).toEqual({ a1: 20 })
    expect(t.ship('a1').nodesUsed).toBe(1)
  })

  it('the captain may help the check, and that is his action', () => {
    const t = table({
      ships: [{ id: 'a1', at: [0, 0], crew: [pilot(5), { role: 'captain' }] }],
      // The captain's own check comes first.
      dice: [10, 10],
    })
    t.push('helmOrder', ordering)
    expect(t.refuses({ aids: { a1: { node: true } } })).toMatchObject({
      code: 'not_an_option',
      place: 'answer.aids.a1',
    })
    expect(t.refuses({ aids: { b1: {} } })).toMatchObject({ code: 'unknown_ship' })
    t.answer({ aids: { a1: { help: { help: 'encourage', skill: 'piloting' } } }, ready: true })
    expect(t.game.helmChecks).toEqual({ a1: 17 })
    expect(t.ship('a1').crew[1]?.acted).toBe(true)
  })
})
