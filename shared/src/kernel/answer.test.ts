import { describe, expect, it } from 'vitest'
import { atTurn, begin, done, refused, Sitting, seed, team, two } from '../../test/toy/sitting.ts'
import { toy } from '../../test/toy/toy.ts'
import type { ToyTurn } from '../../test/toy/words.ts'
import { hashOf } from './hash.ts'
import type { Json } from './json.ts'
import { Match } from './match.ts'
import { isReject } from './reject.ts'

/** A match whose numbers are being sealed. */
const sealing = (seats?: typeof team) => new Sitting(begin(seats === undefined ? {} : { seats })).nonces()

/** One seat is asked for something sealed, of whatever form. */
function asking(how: { default?: Json }): Sitting {
  const ask = (t: ToyTurn) => t.askAny('a', 'number', {}, { sealed: true, ...how })
  const game = {
    ...toy,
    frames: { ...toy.frames, match: { kind: 'match', steps: [ask] } },
    requests: { ...toy.requests, number: { legal: toy.requests.number.legal, accepts: () => null } },
  }
  const match = Match.begin(game, { match: 'm', seats: two, options: { rounds: 1, cards: [] }, seed, at: 0 })
  if (isReject(match)) throw new Error(match.message)
  return new Sitting(match)
}

describe('a sealed answer', () => {
  it('is put to each seat at once', () => {
    const { pending } = sealing(team).match.state
    expect(pending.map(({ seat, kind, sealed, ready }) => ({ seat, kind, sealed, ready }))).toEqual(
      ['a', 'b', 'c'].map(seat => ({ seat, kind: 'number', sealed: true, ready: false })),
    )
  })

  it('is opened when every seat is ready, not before', () => {
    const s = sealing()
    done(s.answer('a', { number: 3 }))
    done(s.answer('b', { number: 4, ready: true }))
    expect(s.match.state.pending.map(r => r.ready)).toEqual([false, true])
    done(s.answer('a', { ready: true }))
    expect(s.match.state.pending.map(r => r.kind)).toEqual(['act'])
    expect(s.match.state.hidden.sides).toEqual({
      red: { own: { numbers: { a: 3 }, notes: {} }, sealed: {} },
      blue: { own: { numbers: { b: 4 }, notes: {} }, sealed: {} },
    })
  })

  it('comes to the same in either order', () => {
    const [one, other] = [sealing(), sealing()]
    done(one.answer('a', { number: 3, ready: true }))
    done(one.answer('b', { number: 4, ready: true }))
    done(other.answer('b', { number: 4, ready: true }))
    done(other.answer('a', { number: 3, ready: true }))
    expect(hashOf(other.match.state)).toBe(hashOf(one.match.state))
  })

  it('may be replaced until all are ready; being ready is withdrawn by that', () => {
    const s = sealing()
    done(s.answer('a', { number: 3, ready: true }))
    expect(s.match.state.pending[0]?.ready).toBe(true)
    done(s.answer('a', { number: 7 }))
    expect(s.match.state.pending[0]?.ready).toBe(false)
    done(s.answer('b', { number: 4, ready: true }))
    expect(s.match.state.pending).toHaveLength(2)
    done(s.answer('a', { ready: true }))
    expect(s.match.state.hidden.sides.red?.own.numbers).toEqual({ a: 7 })
  })

  it('may take back only that it is ready', () => {
    const s = sealing()
    done(s.answer('a', { number: 3, ready: true }))
    done(s.answer('a', { ready: false }))
    done(s.answer('b', { number: 4, ready: true }))
    done(s.answer('a', { ready: true }))
    expect(s.match.state.hidden.sides.red?.own.numbers).toEqual({ a: 3 })
  })

  it('is the default for who is ready without a word', () => {
    const s = sealing()
    done(s.answer('a', { ready: true }))
    done(s.answer('b', { number: 4, ready: true }))
    expect(s.match.state.hidden.sides.red?.own.numbers).toEqual({ a: 0 })
  })

  it.each<[string, Json, string]>([
    ['no object', 3, 'answer'],
    ['nothing at all', {}, 'answer'],
    ['ready as a text', { number: 1, ready: 'yes' }, 'answer.ready'],
    ['a number out of the list', { number: 10 }, 'answer.number'],
    ['a number as text', { number: '1' }, 'answer.number'],
    ['another key', { number: 1, x: 1 }, 'answer'],
  ])('is refused: %s', (_, answer, place) => {
    const s = sealing()
    const before = hashOf(s.match.state)
    expect(refused(s.answer('a', answer)).place).toBe(place)
    expect(hashOf(s.match.state)).toBe(before)
  })

  it('shares no object with the journal', () => {
    const s = asking({ default: { dials: [] } })
    done(s.answer('a', { dials: [1] }))
    const kept = s.match.state.hidden.sides.red?.sealed[s.asked('a')] as { dials: number[] }
    kept.dials.push(2)
    expect(s.match.rows[0]?.command).toMatchObject({ answer: { dials: [1] } })
  })

  it('is wanted from who says that he is ready, when there is no default', () => {
    const s = asking({})
    expect(refused(s.answer('a', { ready: true }))).toMatchObject({ code: 'bad_answer', place: 'answer' })
    expect(refused(s.intent('host', 'timeout', s.asked('a'))).code).toBe('no_default')
    done(s.answer('a', { ready: false }))
    done(s.answer('a', { number: 1 }))
    done(s.answer('a', { ready: true }))
    expect(s.match.state.pending).toEqual([])
  })
})

describe('time out', () => {
  it('gives an open request its default', () => {
    const s = atTurn()
    done(s.intent('host', 'timeout', s.asked('a')))
    expect(s.match.state.pending.map(r => r.seat)).toEqual(['b'])
  })

  it('takes what was sealed so far, and closes it to that seat', () => {
    const s = sealing()
    done(s.answer('a', { number: 6 }))
    const id = s.asked('a')
    done(s.intent('host', 'timeout', id))
    expect(refused(s.answer('a', { number: 9 }))).toMatchObject({ code: 'request_closed', place: 'requestId' })
    expect(s.match.legal('a', id)).toMatchObject({ code: 'request_closed' })
    expect(refused(s.intent('host', 'timeout', id)).code).toBe('request_closed')
    done(s.answer('b', { number: 1, ready: true }))
    expect(s.match.state.hidden.sides.red?.own.numbers).toEqual({ a: 6 })
  })

  it('takes the default of who sealed nothing', () => {
    const s = sealing()
    for (const seat of ['a', 'b']) done(s.intent('host', 'timeout', s.asked(seat)))
    expect(s.match.state.hidden.sides).toMatchObject({
      red: { own: { numbers: { a: 0 } } },
      blue: { own: { numbers: { b: 0 } } },
    })
    expect(s.match.state.pending.map(r => r.kind)).toEqual(['act'])
  })

  it('is refused for a request without default, one that is not open, and from anybody but the host', () => {
    const s = atTurn()
    done(s.answer('a', { act: 'place' }))
    expect(refused(s.intent('host', 'timeout', s.asked('a'))).code).toBe('no_default')
    expect(refused(s.intent('host', 'timeout', 'q99'))).toMatchObject({ code: 'unknown_request', place: 'to' })
    for (const seat of ['a', 'b', 'judge'])
      expect(refused(s.intent(seat, 'timeout', s.asked('a'))).code).toBe('host_only')
  })
})

describe('open and sealed requests at once', () => {
  /** The first seat is asked openly, the other two seal. */
  const mixed = () => {
    const s = atTurn({ seats: team })
    for (const seat of ['a', 'b', 'c']) done(s.answer(seat, { act: 'pass' }))
    expect(s.match.state.pending.map(r => r.kind)).toEqual(['whisper', 'number', 'number'])
    return s
  }
  const secrets = (s: Sitting) => Object.values(s.match.state.hidden.sides).map(side => side.own.numbers)

  it('wait for each other when the open one is last', () => {
    const s = mixed()
    done(s.answer('b', { number: 8, ready: true }))
    done(s.answer('c', { number: 9, ready: true }))
    expect(secrets(s)).toEqual([{ a: 1, c: 1 }, { b: 1 }])
    expect(refused(s.answer('a', 5)).code).toBe('not_an_option')
    done(s.answer('a', 1))
    expect(s.events.at(-2)).toMatchObject({ type: 'numbersRevealed', numbers: { a: 1, b: 8, c: 9 } })
  })

  it('wait for each other when a sealed one is last', () => {
    const s = mixed()
    done(s.answer('b', { number: 8, ready: true }))
    done(s.answer('a', null))
    expect(s.match.state.pending.map(r => r.kind)).toEqual(['number', 'number'])
    done(s.answer('b', { number: 7, ready: true }))
    done(s.answer('c', { ready: true }))
    expect(s.events.at(-2)).toMatchObject({ type: 'numbersRevealed', numbers: { a: 1, b: 7, c: 0 } })
  })
})

describe('a request', () => {
  it('of another seat is not one’s own; a past one is closed; one that never was is unknown', () => {
    const s = atTurn()
    const put = (seat: string, requestId: string) => ({
      id: s.id(),
      seat,
      at: s.now,
      requestId,
      answer: { act: 'pass' },
    })
    const code = (seat: string, requestId: string) => refused(s.say(put(seat, requestId))).code
    expect(code('b', s.asked('a'))).toBe('not_your_request')
    expect(code('host', s.asked('a'))).toBe('not_your_request')
    expect(code('judge', s.asked('a'))).toBe('not_your_request')
    expect(code('x', s.asked('a'))).toBe('unknown_seat')
    for (const past of ['q1', 'q2', 'q3', 'q4']) expect(code('a', past)).toBe('request_closed')
    for (const never of ['q6', 'q0', 'q01', 'q', 'x', '', '__proto__', 'q999999999999'])
      expect(code('a', never)).toBe('unknown_request')
  })

  it('tells its legal answers to its own seat', () => {
    const s = atTurn()
    expect(s.match.legal('a', s.asked('a'))).toMatchObject({ type: 'one' })
    expect(s.match.legal('b', s.asked('a'))).toMatchObject({ code: 'not_your_request' })
    expect(s.match.legal('a', 'q99')).toMatchObject({ code: 'unknown_request' })
  })

  it('says whether it would take an answer, just as it does', () => {
    const s = atTurn()
    done(s.answer('a', { act: 'place' }))
    done(s.answer('a', { x: 5, y: 5 }))
    done(s.answer('a', { act: 'place' }))
    const before = hashOf(s.match.state)
    const tries: Json[] = [{ x: 50, y: 50 }, { x: 5, y: 14.9 }, { x: 5, y: 15 }, { x: -1, y: 0 }, { x: 5 }, null, 'x']
    const said = tries.map(answer => s.match.accepts('a', s.asked('a'), answer)?.code ?? 'taken')
    expect(said).toEqual(['taken', 'too_close', 'taken', 'outside_area', 'bad_answer', 'bad_answer', 'bad_answer'])
    expect(s.match.accepts('a', s.asked('a'), { x: 5, y: 14 })?.facts).toEqual({ x: 5, y: 5 })
    expect(s.match.accepts('b', s.asked('a'), tries[0] ?? null)?.code).toBe('not_your_request')
    expect(hashOf(s.match.state)).toBe(before)
    done(s.answer('a', { x: 5, y: 15 }))
  })

  it('lists only answers that it takes', () => {
    const s = atTurn()
    done(s.answer('a', { act: 'place' }))
    const options = s.match.legal('a', s.asked('a'))
    if (!('type' in options) || options.type !== 'place') throw new Error('a place is asked')
    expect(options.samples).toHaveLength(8)
    for (const place of options.samples) expect(s.match.accepts('a', s.asked('a'), place)).toBeNull()
  })
})
