import { describe, expect, it } from 'vitest'
import { answerOf } from '../../../test/bot/ask.ts'
import { table } from '../../../test/dial/table.ts'
import { dial } from '../../dial/index.ts'
import type { Json, Options } from '../../kernel/index.ts'
import { seededChance } from '../chance.ts'
import { pilot } from './pilot.ts'

/** A question of a kind that the pilot has never heard of. */
function ask(options: Options, sealed = false): Json {
  const t = table({ ships: [{ id: 'a1', at: [400, 400] }] })
  const request = { id: 'q1', seat: 'a', kind: 'unheard', args: {}, sealed, ready: false }
  return pilot({ request, options, view: dial.project(t.state, { seat: 'a' }) }, seededChance(1))
}

describe('the bot pilot, asked what it does not know', () => {
  it('does what it may do', () => {
    const declines: Json[] = [{ pass: true }, { skip: true }, { done: true }]
    for (const decline of declines) {
      expect(ask({ type: 'one', of: [decline, { use: 'b1' }, decline] })).toEqual({ use: 'b1' })
    }
  })

  it('declines where nothing else is listed', () => {
    expect(ask({ type: 'one', of: [{ pass: true }] })).toEqual({ pass: true })
  })

  it('takes one of several, an order, digits and a place as they are listed', () => {
    expect(['b1', 'b2']).toContain(ask({ type: 'one', of: ['b1', 'b2'] }))
    expect(ask({ type: 'order', count: 3 })).toHaveLength(3)
    expect(ask({ type: 'hex', digits: 4 })).toEqual({ nonce: expect.stringMatching(/^[0-9a-f]{4}$/) })
    expect(ask({ type: 'place', samples: [{ x: 1 }] })).toEqual({ x: 1 })
    expect(ask({ type: 'each', field: 'cards', each: { a1: ['x'] } })).toEqual({ cards: { a1: 'x' } })
  })

  it('says of a sealed answer that it is ready', () => {
    expect(ask({ type: 'one', of: [{ use: 1 }] }, true)).toEqual({ use: 1, ready: true })
  })
})

it('nothing that its seat does not see changes its answer', () => {
  const t = table({
    phase: 'planning',
    ships: [
      { id: 'a1', at: [400, 300] },
      { id: 'b1', at: [400, 600, 180] },
    ],
  })
  t.push('planning', {})
  const before = answerOf(pilot, t)
  const theirs = t.state.hidden.sides.b
  if (theirs === undefined) throw new Error('no side b')
  theirs.own.dials.b1 = '1FB'
  theirs.sealed[t.state.pending.find(({ seat }) => seat === 'b')?.id ?? ''] = { dials: { b1: '1FB' } }
  expect(answerOf(pilot, t)).toEqual(before)
})
