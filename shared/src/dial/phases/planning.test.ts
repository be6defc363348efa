import { describe, expect, it } from 'vitest'
import { dialSetup } from '../../../tools/set-up.ts'
import { playOne, seededChance } from '../../bot/index.ts'
import { isReject, type Json, Match } from '../../kernel/index.ts'
import { dial } from '../game.ts'
import { project } from '../view.ts'
import type { DialWords } from '../words.ts'

/** A match in its first Planning Phase. */
function planning(seed = 3): Match<DialWords> {
  const match = Match.begin(dial, dialSetup(seed, 'xwa'))
  if (isReject(match)) throw new Error(match.message)
  const chance = seededChance(seed)
  while (match.state.game.phase !== 'planning') playOne(match, chance)
  return match
}

let said = 0

const say = (match: Match<DialWords>, seat: string, answer: Json) => {
  const request = match.state.pending.find(r => r.seat === seat)
  if (request === undefined) throw new Error(`nothing is asked of ${seat}`)
  return match.apply({ id: `s${said++}`, seat, at: 0, requestId: request.id, answer })
}

const why = (match: Match<DialWords>, seat: string, answer: Json) => {
  const reply = say(match, seat, answer)
  return reply.ok ? null : { code: reply.reject.code, place: reply.reject.place }
}

const codeFor = (match: Match<DialWords>, ship: string, i = 0) => match.state.game.ships[ship]?.dial[i] ?? ''

describe('dials are set in secret: rules/dial.md §2', () => {
  it('asks each seat one sealed question for its ships, with every manoeuvre of each dial', () => {
    const match = planning()
    expect(match.state.pending.map(({ seat, kind, sealed }) => ({ seat, kind, sealed }))).toEqual([
      { seat: 'a', kind: 'planning', sealed: true },
      { seat: 'b', kind: 'planning', sealed: true },
    ])
    const [request] = match.state.pending
    const own = Object.values(match.state.game.ships).filter(s => s.seat === 'a')
    expect(request?.args).toEqual({ ships: own.map(s => s.id) })
    expect(match.legal('a', request?.id ?? '')).toEqual({
      type: 'each',
      field: 'dials',
      each: Object.fromEntries(own.map(s => [s.id, s.dial])),
    })
  })

  it('may be partial and replaced; the last one stands, and a change withdraws ready', () => {
    const match = planning()
    expect(why(match, 'a', { dials: { a1: codeFor(match, 'a1', 0) }, ready: true })).toBeNull()
    expect(match.state.pending[0]?.ready).toBe(true)
    expect(why(match, 'a', { dials: { a2: codeFor(match, 'a2', 1) } })).toBeNull()
    expect(match.state.pending[0]?.ready).toBe(false)
    expect(why(match, 'a', { ready: true })).toBeNull()
    expect(why(match, 'b', { dials: {}, ready: true })).toBeNull()
    const set = { a2: codeFor(match, 'a2', 1) }
    expect(match.state.game.phase).not.toBe('planning')
    const revealed = Object.fromEntries(
      Object.values(match.state.game.ships).flatMap(s => (s.revealed === null ? [] : [[s.id, s.revealed]])),
    )
    expect({ ...match.state.hidden.sides.A?.own.dials, ...revealed }).toEqual(set)
  })

  it('player order is rolled after the dials', () => {
    const match = planning()
    say(match, 'a', { dials: {}, ready: true })
    const reply = say(match, 'b', { dials: {}, ready: true })
    if (!reply.ok) throw new Error(reply.reject.message)
    const order = reply.events.find(e => e.type === 'playerOrder' && e.order.length > 0)
    expect(order).toMatchObject({ order: match.state.game.order })
    const types = reply.events.map(e => e.type)
    expect(types.indexOf('playerOrder')).toBeLessThan(types.indexOf('phaseEnded'))
  })

  it('refuses what is no dial, each with its place', () => {
    const match = planning()
    const cases: [Json, string, string][] = [
      [{ dials: { a1: '9FB' } }, 'not_on_dial', 'answer.dials.a1'],
      [{ dials: { a1: 2 } }, 'not_on_dial', 'answer.dials.a1'],
      [{ dials: { a1: null } }, 'not_on_dial', 'answer.dials.a1'],
      [{ dials: { a1: [codeFor(match, 'a1')] } }, 'not_on_dial', 'answer.dials.a1'],
      [{ dials: { a1: 'constructor' } }, 'not_on_dial', 'answer.dials.a1'],
      [{ dials: { b1: codeFor(match, 'b1') } }, 'unknown_ship', 'answer.dials.b1'],
      [{ dials: { constructor: '1FB' } }, 'unknown_ship', 'answer.dials.constructor'],
      [{ dials: { hasOwnProperty: '1FB' } }, 'unknown_ship', 'answer.dials.hasOwnProperty'],
      [{ dials: [] }, 'bad_answer', 'answer'],
      [{ dials: null }, 'bad_answer', 'answer'],
      [{ dials: 'a1' }, 'bad_answer', 'answer'],
      [{ dials: {}, more: 1 }, 'bad_answer', 'answer'],
      [{ dials: {}, ready: 'yes' }, 'bad_answer', 'answer.ready'],
      [{}, 'bad_answer', 'answer'],
      [null, 'bad_answer', 'answer'],
      ['x', 'bad_answer', 'answer'],
    ]
    const { chain } = match
    for (const [answer, code, place] of cases)
      expect([answer, why(match, 'a', answer)]).toEqual([answer, { code, place }])
    expect(match.chain).toBe(chain)
    expect(match.faults).toEqual([])
  })

  it('asks nothing of ships out of play, and the dials of the last round go back, revealed or not', () => {
    const match = planning()
    const { game, hidden } = match.state
    const [first] = Object.values(game.ships).filter(s => s.seat === 'a')
    if (first === undefined) throw new Error('no ship')
    say(match, 'a', { dials: {}, ready: true })
    say(match, 'b', { dials: {}, ready: true })
    // A dial that nobody came to reveal, and one that lies open.
    Object.assign(hidden.sides.A?.own.dials ?? {}, { [first.id]: '1FB' })
    Object.assign(first, { place: 'destroyed', pose: null, revealed: '1FB' })
    const chance = seededChance(9)
    while (!(match.state.game.phase === 'planning' || match.state.over !== null)) playOne(match, chance)
    expect(match.state.pending[0]?.args).toMatchObject({ ships: expect.not.arrayContaining([first.id]) })
    expect(match.state.hidden.sides.A?.own.dials).toEqual({})
    expect(Object.values(match.state.game.ships).map(s => s.revealed)).toEqual(
      Object.values(match.state.game.ships).map(() => null),
    )
  })

  it('shows who is asked and ready, and the dials to their side alone', () => {
    const match = planning()
    say(match, 'a', { dials: { a1: codeFor(match, 'a1') }, ready: true })
    for (const audience of ['public', 'caster', 'judge', { seat: 'b' }] as const) {
      expect(project(match.state, audience).asked).toEqual([
        { seat: 'a', kind: 'planning', ready: true },
        { seat: 'b', kind: 'planning', ready: false },
      ])
    }
    const [request] = match.state.pending
    expect(project(match.state, { seat: 'a' }).own?.sealed).toEqual({
      [request?.id ?? '']: { dials: { a1: codeFor(match, 'a1') } },
    })
    expect(project(match.state, { seat: 'b' }).own?.sealed).toEqual({})
  })
})
