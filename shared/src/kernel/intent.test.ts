import { describe, expect, it } from 'vitest'
import { atTurn, begin, done, refused, Sitting, team } from '../../test/toy/sitting.ts'

const over = (s: Sitting) => s.match.state.over

describe('concede', () => {
  it('ends the match for the other side, while paused too', () => {
    const s = atTurn()
    done(s.intent('host', 'pause', 'absence'))
    const { row } = done(s.intent('a', 'concede'))
    expect(over(s)).toEqual({ winner: 'blue', reason: 'conceded' })
    expect(s.match.state).toMatchObject({ stack: [], pending: [], offers: [] })
    expect(row.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is said by players only', () => {
    for (const seat of ['host', 'judge']) expect(refused(atTurn().intent(seat, 'concede')).code).toBe('unknown_seat')
  })
})

describe('a draw', () => {
  it('comes about when both want it', () => {
    const s = atTurn()
    done(s.intent('b', 'draw'))
    expect(s.match.state.offers).toEqual([{ kind: 'draw', to: '', seats: ['b'] }])
    expect(over(s)).toBeNull()
    done(s.intent('a', 'draw'))
    expect(over(s)).toEqual({ winner: null, reason: 'agreed' })
  })

  it('of two seats and one on two sides needs one of each', () => {
    const s = atTurn({ seats: team })
    done(s.intent('a', 'draw'))
    done(s.intent('c', 'draw'))
    expect(over(s)).toBeNull()
    done(s.intent('b', 'draw'))
    expect(over(s)).not.toBeNull()
  })

  it('is offered once, declined by anybody, and then may be offered again', () => {
    const s = atTurn()
    done(s.intent('a', 'draw'))
    expect(refused(s.intent('a', 'draw'))).toMatchObject({ code: 'already_offered', place: 'intent' })
    done(s.intent('b', 'decline', 'draw'))
    expect(refused(s.intent('b', 'decline', 'draw'))).toMatchObject({ code: 'nothing_to_decline', place: 'to' })
    done(s.intent('a', 'draw'))
    done(s.intent('a', 'decline', 'draw'))
    expect(s.match.state.offers).toEqual([])
  })

  it('lapses when the one who offers it plays on, and not when another does', () => {
    const s = atTurn()
    done(s.intent('b', 'draw'))
    done(s.answer('a', { act: 'step' }))
    expect(s.match.state.offers).toHaveLength(1)
    done(s.intent('a', 'decline', 'draw'))
    done(s.intent('a', 'draw'))
    done(s.answer('a', { act: 'step' }))
    expect(s.match.state.offers).toEqual([])
  })

  it('does not lapse when its maker seals, which nobody may notice, but when that is opened', () => {
    const s = new Sitting(begin()).nonces()
    done(s.intent('a', 'draw'))
    done(s.answer('a', { number: 1, ready: true }))
    done(s.answer('a', { number: 2, ready: true }))
    expect(s.match.state.offers).toHaveLength(1)
    done(s.answer('b', { number: 2, ready: true }))
    expect(s.match.state.offers).toEqual([])
  })

  it('is declared by the judge', () => {
    const s = atTurn()
    done(s.intent('judge', 'draw'))
    expect(over(s)).toEqual({ winner: null, reason: 'agreed' })
  })

  it('declines no undo', () => {
    const s = atTurn()
    const { command } = done(s.answer('a', { act: 'roll', count: 1 })).row
    done(s.intent('a', 'undo', command.id))
    done(s.intent('a', 'draw'))
    done(s.intent('b', 'decline', 'draw'))
    expect(s.match.state.offers.map(o => o.kind)).toEqual(['undo'])
    expect(refused(s.intent('judge', 'decline', 'undo')).code).toBe('nothing_to_decline')
  })
})

describe('a pause', () => {
  it('stops answers, time-outs and undos until every reason is gone', () => {
    const s = atTurn()
    const { command } = done(s.answer('a', { act: 'step' })).row
    done(s.intent('host', 'pause', 'storage'))
    done(s.intent('judge', 'pause', 'ruling'))
    done(s.intent('host', 'pause', 'storage'))
    const stopped = () => [
      s.answer('a', { act: 'step' }),
      s.intent('host', 'timeout', s.asked('a')),
      s.intent('a', 'undo', command.id),
    ]
    for (const reply of stopped())
      expect(refused(reply)).toMatchObject({ code: 'paused', message: 'The match is paused. storage, ruling' })
    expect(s.match.accepts('a', s.asked('a'), { act: 'step' })?.code).toBe('paused')
    done(s.intent('host', 'resume', 'storage'))
    for (const reply of stopped()) expect(refused(reply).message).toBe('The match is paused. ruling')
    expect(refused(s.intent('host', 'resume', 'storage'))).toMatchObject({ code: 'not_paused', place: 'to' })
    done(s.intent('judge', 'resume', 'ruling'))
    done(s.answer('a', { act: 'step' }))
  })

  it('is no player’s to make or end', () => {
    const s = atTurn()
    expect(refused(s.intent('a', 'pause', 'lunch')).code).toBe('host_only')
    done(s.intent('host', 'pause', 'storage'))
    expect(refused(s.intent('a', 'resume', 'storage')).code).toBe('host_only')
  })
})

describe('over', () => {
  it('is over: nothing is taken any more', () => {
    const s = atTurn()
    const { command } = done(s.answer('a', { act: 'step' })).row
    done(s.intent('a', 'concede'))
    const rows = s.match.rows.length
    const late = [
      s.answer('a', { act: 'step' }),
      s.intent('b', 'concede'),
      s.intent('a', 'draw'),
      s.intent('a', 'undo', command.id),
      s.intent('judge', 'undo', command.id),
      s.intent('host', 'timeout', 'q5'),
      s.intent('host', 'pause', 'x'),
      s.intent('b', 'decline', 'draw'),
    ]
    expect(late.map(reply => refused(reply).code)).toEqual(late.map(() => 'match_over'))
    expect(s.match.rows).toHaveLength(rows)
  })

  it('by the last round names the side that leads, or nobody', () => {
    const last = (a: number, b: number) => {
      const s = new Sitting(begin({ rounds: 1 })).nonces().numbers(a, b)
      for (const seat of ['a', 'b']) done(s.answer(seat, { act: 'pass' }))
      done(s.answer('a', null))
      done(s.answer('b', { number: b, ready: true }))
      return over(s)
    }
    expect(last(5, 3)).toEqual({ winner: 'red', reason: 'rounds' })
    expect(last(3, 5)).toEqual({ winner: 'blue', reason: 'rounds' })
    expect(last(5, 5)).toEqual({ winner: null, reason: 'rounds' })
  })
})

describe('time', () => {
  it('may stand still and never runs back', () => {
    const s = atTurn()
    const { at } = s.match.state
    const put = (id: string, when: number) =>
      s.say({ id, seat: 'a', at: when, requestId: s.asked('a'), answer: { act: 'step' } })
    done(put('x', at))
    expect(refused(put('y', at - 1))).toMatchObject({ code: 'time_runs_back', place: 'at' })
    expect(s.match.state.at).toBe(at)
    done(put('z', at + 5))
    expect(s.match.state.at).toBe(at + 5)
  })
})

describe('time', () => {
  it('is called by host or judge, and the game makes of it what it will', () => {
    for (const seat of ['host', 'judge']) {
      const s = atTurn()
      const { row } = done(s.intent(seat, 'time'))
      expect(row.command).toMatchObject({ intent: 'time' })
      expect(s.match.state.game.rounds).toBe(s.match.state.game.round)
    }
  })

  it('is not called by players', () => {
    expect(refused(atTurn().intent('a', 'time')).code).toBe('host_only')
  })
})
