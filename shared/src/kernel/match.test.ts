import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { atTurn, begin, card, done, refused, Sitting, seed, two } from '../../test/toy/sitting.ts'
import { toy } from '../../test/toy/toy.ts'
import type { ToyWords } from '../../test/toy/words.ts'
import type { Command } from './command.ts'
import type { Game } from './game.ts'
import { hashOf, stateHash } from './hash.ts'
import { canonical, copy, type Json } from './json.ts'
import { logText, verifyLog } from './log.ts'
import { Match, type Setup } from './match.ts'
import { isReject } from './reject.ts'
import { chainNext, chainStart, type Row } from './row.ts'

const step = { act: 'step' }
const roll = { act: 'roll', count: 3 }

const setup: Setup<ToyWords> = { match: 'm', seats: two, options: { rounds: 1, cards: [] }, seed, at: 5 }

function opened(told: Setup<ToyWords> = setup, game: Game<ToyWords> = toy): Match<ToyWords> {
  const match = Match.begin(game, told)
  if (isReject(match)) throw new Error(match.message)
  return match
}

/** Some fifty rows with dice, cards, orders, choices, undos and a pause. */
function long(match = 'long'): Sitting {
  const cards = [card('a', 'plusOne'), card('a', 'double'), card('b', 'maybe'), card('b', 'echo', 'e', 'gained')]
  const s = atTurn({ match, cards, rounds: 3 })
  for (let i = 0; i < 6; i++) {
    done(s.answer('a', roll))
    done(s.answer('a', [1, 0]))
    done(s.answer('b', i % 2 === 0))
    const { command } = done(s.answer('a', step)).row
    done(s.intent('a', 'undo', command.id))
    const drawn = done(s.answer('a', { act: 'draw' })).row.command
    for (const seat of i % 3 === 0 ? ['judge'] : ['a', 'b']) done(s.intent(seat, 'undo', drawn.id))
  }
  return s
}

describe('begin', () => {
  it('publishes the commitment and not the seed', () => {
    const match = opened()
    expect(match.header).toMatchObject({ match: 'm', game: 'toy', versions: toy.versions, at: 5 })
    expect(match.header.commitment).toMatch(/^[0-9a-f]{64}$/)
    const hex = Buffer.from(seed).toString('hex')
    const all = canonical([match.header, match.state, match.snapshot(), match.rows])
    expect(all).not.toContain(hex)
    expect(all).not.toContain(Buffer.from(seed).toString('base64'))
    expect(all).not.toContain([...seed].join(','))
  })

  it('takes no short seed', () => {
    expect(() => opened({ ...setup, seed: new Uint8Array(16) })).toThrow('32 bytes')
  })

  it('refuses options that the game refuses', () => {
    const begun = Match.begin(toy, { ...setup, options: { rounds: 0, cards: [] } })
    expect(begun).toMatchObject({ code: 'bad_answer', place: 'options.rounds' })
  })

  it('shares nothing with what it was given', () => {
    const seats = two.map(s => ({ ...s }))
    const deck = ['p', 'q']
    const match = opened({ ...setup, seats, options: { rounds: 1, cards: [], deck } })
    seats.reverse()
    deck.push('r')
    expect(match.header.seats).toEqual(two)
    expect(match.state.seats).toEqual(two)
    expect(match.header.options).toEqual({ rounds: 1, cards: [], deck: ['p', 'q'] })
    expect(match.chain).toBe(chainStart({ ...match.header }))
  })

  it('asks each seat for its nonce first, and keeps what it is given', () => {
    const s = new Sitting(begin())
    expect(s.match.state.pending.map(r => [r.seat, r.kind, r.sealed])).toEqual([
      ['a', 'nonce', true],
      ['b', 'nonce', true],
    ])
    expect(s.match.legal('a', s.asked('a'))).toEqual({ type: 'hex', digits: 32 })
    const wrong: Json[] = [{ nonce: 'A'.repeat(32) }, { nonce: '1'.repeat(31) }, { nonce: 5 }, { other: 1 }, 'x']
    for (const bad of wrong) expect(refused(s.answer('a', bad)).code).toBe('bad_answer')
    done(s.answer('a', { nonce: 'a'.repeat(32), ready: true }))
    expect(s.match.state.nonces).toBeNull()
    done(s.intent('host', 'timeout', s.asked('b')))
    expect(s.match.state.nonces).toEqual({ a: 'a'.repeat(32), b: '0'.repeat(32) })
  })
})

describe('rows', () => {
  it('hold number, command, rolls and the link of the chain', () => {
    const s = atTurn()
    done(s.answer('a', roll))
    let chain = chainStart(s.match.header)
    for (const [i, row] of s.match.rows.entries()) {
      chain = chainNext(chain, row.command, row.n)
      expect(row).toMatchObject({ k: i + 1, chain })
    }
    expect(s.match.chain).toBe(chain)
    // Two shuffles, and then the roll
    expect(s.match.rows.map(r => r.n)).toEqual([0, 2, 2, 2, 3])
    expect(s.match.rows.map(r => r.revealed)).toEqual([false, true, false, true, true])
  })

  it('hold a hash of the state at round ends and the end, and nowhere else', () => {
    const s = new Sitting(begin({ rounds: 1 }))
    s.match.hashEvery = false
    s.nonces().numbers()
    for (const seat of ['a', 'b']) done(s.answer(seat, { act: 'pass' }))
    done(s.answer('a', null))
    done(s.answer('b', { ready: true }))
    const hashed = s.match.rows.filter(r => r.hash !== undefined)
    expect(hashed.map(r => r.k)).toEqual([s.match.rows.length])
    expect(hashed[0]?.hash).toBe(stateHash(s.match.state))
  })
})

describe('a command said again', () => {
  it('gets its first reply and is not carried out again', () => {
    const s = atTurn()
    const first = done(s.answer('a', step))
    const rows = s.match.rows.length
    const again = done(s.say(first.row.command))
    expect(again).toEqual({ ok: true, row: first.row, events: [], again: true })
    expect(s.match.rows).toHaveLength(rows)
  })

  it('in other words under the same id is still the first', () => {
    const s = atTurn()
    const first = done(s.answer('a', step, 'id'))
    expect(done(s.answer('a', { act: 'pass' }, 'id')).row).toBe(first.row)
    expect(done(s.intent('a', 'concede', undefined, 'id')).again).toBe(true)
    expect(s.match.state.over).toBeNull()
  })

  it('gets its first refusal, even if it would be taken now', () => {
    const s = atTurn()
    const first = refused(s.answer('b', step, 'id'))
    done(s.answer('a', { act: 'pass' }))
    expect(refused(s.answer('b', step, 'id'))).toEqual(first)
    done(s.answer('b', step, 'another'))
  })

  it('is remembered as refused among the last 128', () => {
    const s = atTurn()
    refused(s.answer('b', step, 'old'))
    for (let i = 0; i < 127; i++) refused(s.answer('b', step, `x${i}`))
    expect(refused(s.answer('b', step, 'old')).code).toBe('unknown_request')
    refused(s.answer('b', step, 'one more'))
    done(s.answer('a', { act: 'pass' }))
    done(s.answer('b', step, 'old'))
  })

  it('by another seat is another command, whatever the seats are called', () => {
    const s = atTurn({
      seats: [
        { seat: 'a', side: 'red' },
        { seat: 'a b', side: 'blue' },
      ],
    })
    done(s.answer('a', { act: 'pass' }, 'b c'))
    expect(done(s.answer('a b', step, 'c')).again).toBe(false)
  })
})

describe('hostile commands', () => {
  const nested = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as Command
  const loop: Record<string, unknown> = {}
  loop.loop = loop
  const base = { id: 'x', seat: 'a', at: 2000, requestId: 'q5' }
  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'bad_command'],
    ['null', null, 'bad_command'],
    ['a text', 'concede', 'bad_command'],
    ['bottomless nesting', nested, 'bad_command'],
    ['a bottomless answer', { ...base, answer: nested }, 'bad_command'],
    ['a circle', { ...base, answer: loop }, 'bad_command'],
    ['a bigint', { ...base, answer: 1n }, 'bad_command'],
    ['a function', { ...base, answer: () => 1 }, 'bad_command'],
    ['time NaN', { ...base, at: Number.NaN, answer: step }, 'bad_command'],
    ['time −∞', { ...base, at: Number.NEGATIVE_INFINITY, answer: step }, 'bad_command'],
    ['a huge id', { ...base, id: 'x'.repeat(1e6), answer: step }, 'bad_command'],
    ['a prototype in the answer', { ...base, answer: JSON.parse('{"act":"step","__proto__":{"x":1}}') }, 'bad_command'],
    [
      'a prototype in the command',
      JSON.parse('{"id":"x","seat":"a","at":2000,"intent":"concede","__proto__":{}}'),
      'bad_command',
    ],
    ['the seat __proto__', { ...base, seat: '__proto__', answer: step }, 'unknown_seat'],
    ['the request constructor', { ...base, requestId: 'constructor', answer: step }, 'unknown_request'],
    ['the intent toString', { id: 'x', seat: 'a', at: 2000, intent: 'toString' }, 'bad_command'],
    ['undo of __proto__', { id: 'x', seat: 'a', at: 2000, intent: 'undo', to: '__proto__' }, 'unknown_undo'],
    [
      'time-out of constructor',
      { id: 'x', seat: 'host', at: 2000, intent: 'timeout', to: 'constructor' },
      'unknown_request',
    ],
    ['a huge text', { ...base, answer: 'x'.repeat(1e6) }, 'not_an_option'],
    ['NaN', { ...base, answer: Number.NaN }, 'not_an_option'],
    ['an answer with a key too many', { ...base, answer: { act: 'step', constructor: 1 } }, 'not_an_option'],
  ])('%s: refused, and all stays as it was', (_, command, code) => {
    const s = atTurn()
    const before = canonical([s.match.state, s.match.rows])
    expect(refused(s.match.apply(command as Command)).code).toBe(code)
    expect(canonical([s.match.state, s.match.rows])).toBe(before)
    expect(s.match.faults).toEqual([])
    done(s.answer('a', step))
  })

  it('−0 is taken as 0, in the journal too', () => {
    const s = atTurn()
    done(s.answer('a', { act: 'place' }))
    const { row } = done(s.answer('a', { x: -0, y: 0 }))
    expect(Object.is(s.match.state.game.spots[0]?.x, 0)).toBe(true)
    expect(JSON.stringify(row.command)).toBe(JSON.stringify(JSON.parse(JSON.stringify(row.command))))
    expect('answer' in row.command && Object.is(Reflect.get(Object(row.command.answer), 'x'), 0)).toBe(true)
  })

  it('what the sender changes after saying it changes nothing', () => {
    const s = atTurn()
    const answer = { act: 'step' }
    const { row } = done(s.say({ id: 'x', seat: 'a', at: 2000, requestId: s.asked('a'), answer }))
    answer.act = 'pass'
    expect(row.command).toMatchObject({ answer: { act: 'step' } })
  })

  it('what the rules do with an answer does not reach the journal', () => {
    const greedy: Game<ToyWords> = {
      ...toy,
      frames: {
        ...toy.frames,
        place: {
          kind: 'place',
          steps: [
            t => t.ask('a', 'spot', {}),
            t => {
              const spot = t.answer('spot')
              spot.x = 99
            },
          ],
        },
      },
    }
    const s = new Sitting(opened(setup, greedy)).nonces().numbers()
    done(s.answer('a', { act: 'place' }))
    expect(done(s.answer('a', { x: 1, y: 2 })).row.command).toMatchObject({ answer: { x: 1, y: 2 } })
  })
})

describe('a fault', () => {
  it('leaves everything as it was and is told to the sender without a word about its cause', () => {
    const s = atTurn()
    const before = canonical([s.match.stateAt(4), s.match.rows])
    const reject = refused(s.answer('a', { act: 'bug' }, 'bug'))
    expect(reject).toEqual({ code: 'engine_fault', place: '', message: expect.any(String) })
    expect(reject.message).not.toContain('toy')
    expect(canonical([s.match.stateAt(4), s.match.rows])).toBe(before)
    expect(canonical(s.match.state)).toBe(canonical(s.match.stateAt(4)))
    expect(s.match.faults).toEqual([{ command: 'bug', message: expect.stringContaining('a bug of the toy') }])
  })

  it('said again is not tried again', () => {
    const s = atTurn()
    for (let i = 0; i < 3; i++) expect(refused(s.answer('a', { act: 'bug' }, 'bug')).code).toBe('engine_fault')
    expect(s.match.faults).toHaveLength(1)
  })

  it('is no end: the match goes on and its log holds', () => {
    const s = long()
    refused(s.answer('a', { act: 'bug' }))
    done(s.answer('a', roll))
    const log = { header: s.match.header, rows: s.match.rows, seed: Buffer.from(seed).toString('hex') }
    expect(verifyLog(toy, log)).toMatchObject({ chain: s.match.chain })
  })

  it('deep inside a window and a nested one comes to the same', () => {
    const s = atTurn({ cards: [card('a', 'maybe'), card('a', 'bug', 'a-bug', 'gained')] })
    done(s.answer('a', roll))
    const before = hashOf(s.match.state)
    expect(refused(s.answer('a', true)).code).toBe('engine_fault')
    expect(hashOf(s.match.state)).toBe(before)
    done(s.answer('a', false))
  })

  it('is a command that runs without end', () => {
    const s = atTurn()
    const before = hashOf(s.match.state)
    expect(refused(s.answer('a', { act: 'runaway' })).code).toBe('engine_fault')
    expect(hashOf(s.match.state)).toBe(before)
    expect(s.match.faults[0]?.message).toContain('without end')
  })

  it('is a question about an answer that falls', () => {
    const broken: Game<ToyWords> = {
      ...toy,
      requests: {
        ...toy.requests,
        act: {
          legal: toy.requests.act.legal,
          accepts: () => {
            throw new Error('a bug')
          },
        },
      },
    }
    const s = new Sitting(opened(setup, broken)).nonces().numbers()
    expect(refused(s.answer('a', step)).code).toBe('engine_fault')
    expect(s.match.state.pending).toHaveLength(1)
  })

  it('is a number that no state may hold, found when the state is hashed', () => {
    const s = atTurn()
    const spoiled: Game<ToyWords> = {
      ...toy,
      frames: {
        ...toy.frames,
        bury: {
          kind: 'bury',
          steps: [
            t => {
              t.game.scores.a = Number.NaN
            },
          ],
        },
      },
    }
    const again = Match.restore(spoiled, s.match.header, seed, s.match.rows)
    if (isReject(again)) throw new Error(again.message)
    const sitting = new Sitting(again)
    expect(refused(sitting.answer('a', { act: 'bury' }, 'spoil')).code).toBe('engine_fault')
    expect(again.state.game.scores.a).toBe(0)
    expect(again.rows).toHaveLength(s.match.rows.length)
  })
})

describe('restore', () => {
  const { match } = long()
  const restored = (rows: readonly Row[], snapshot = match.snapshot()) =>
    Match.restore(toy, match.header, seed, rows, snapshot)

  it('with and without a snapshot gives the same match, which goes on alike', () => {
    const whole = Match.restore(toy, match.header, seed, match.rows)
    const quick = restored(match.rows)
    if (isReject(whole) || isReject(quick)) throw new Error('refused')
    for (const again of [whole, quick]) {
      expect(again.rows).toEqual(match.rows)
      expect(hashOf(again.state)).toBe(hashOf(match.state))
      expect(again.chain).toBe(match.chain)
      for (const k of [0, 1, 17, 40, match.rows.length])
        expect(canonical(again.stateAt(k))).toBe(canonical(match.stateAt(k)))
    }
    const [one, other] = [new Sitting(whole), new Sitting(quick)]
    for (const s of [one, other]) done(s.answer('a', roll))
    expect(hashOf(other.match.state)).toBe(hashOf(one.match.state))
  })

  it('knows the commands of before: none is carried out twice', () => {
    const quick = restored(match.rows)
    if (isReject(quick)) throw new Error('refused')
    const [row] = match.rows.slice(9)
    if (row === undefined) throw new Error('no row')
    expect(quick.apply(row.command)).toEqual({ ok: true, row, events: [], again: true })
  })

  it('refuses a snapshot of another match, of another row, of later rows, and one that is no state', () => {
    const other = long('other').match.snapshot()
    const early = { ...match.snapshot(), k: 12 }
    expect(restored(match.rows, other)).toMatchObject({ code: 'chain_broken', place: 'snapshot' })
    const late = { ...match.snapshot(), k: match.rows.length + 1 }
    expect(restored(match.rows, late)).toMatchObject({ code: 'chain_broken', place: 'snapshot' })
    expect(restored(match.rows, early)).toMatchObject({ code: 'chain_broken', place: 'snapshot' })
    expect(restored(match.rows.slice(0, 20))).toMatchObject({ code: 'chain_broken', place: 'snapshot' })
    for (const state of ['', '{', '5', '[]', 'null'])
      expect(restored(match.rows, { ...match.snapshot(), state })).toMatchObject({
        code: 'chain_broken',
        place: 'snapshot',
      })
  })

  it('refuses rows that were changed, before the snapshot and after', () => {
    const changed = (k: number, change: Partial<Row>) =>
      match.rows.map(row => (row.k === k ? { ...copy(row), ...change } : row))
    const whole = (rows: readonly Row[]) => Match.restore(toy, match.header, seed, rows)
    const command = { ...copy(match.rows[5]?.command), id: 'other' } as Command
    for (const open of [restored, whole]) {
      expect(open(changed(6, { command }))).toMatchObject({ code: 'chain_broken', place: 'row 6' })
      expect(open(changed(6, { n: 99 }))).toMatchObject({ code: 'chain_broken', place: 'row 6' })
      expect(open(changed(6, { chain: 'x' }))).toMatchObject({ code: 'chain_broken', place: 'row 6' })
      expect(open(match.rows.filter(row => row.k !== 6))).toMatchObject({ place: 'row 7' })
    }
    for (const change of [{ hash: 'x' }, { revealed: false }, { back: 3 }])
      expect(whole(changed(5, change))).toMatchObject({ code: 'chain_broken', place: 'row 5' })
  })

  it('with another seed is another match', () => {
    expect(Match.restore(toy, match.header, new Uint8Array(32), match.rows)).toMatchObject({ code: 'chain_broken' })
  })

  it('under rules that fall over a row says so, with the row', () => {
    const games: Game<ToyWords> = { ...toy, frames: { ...toy.frames, draw: toy.frames.bug } }
    expect(Match.restore(games, match.header, seed, match.rows)).toMatchObject({
      code: 'engine_fault',
      place: 'row 10',
    })
  })
})

describe('stateAt', () => {
  it('is a copy that nobody else sees', () => {
    const { match } = long()
    for (const k of [0, 20, match.rows.length]) {
      const state = match.stateAt(k)
      const before = hashOf(state)
      state.game.trace.push('x')
      state.pending.length = 0
      expect(hashOf(match.stateAt(k))).toBe(before)
    }
  })

  it.each([-1, 1000, Number.NaN])('knows no row %d', k => {
    expect(() => long().match.stateAt(k)).toThrow(RangeError)
  })

  it('sees what an undo took back', () => {
    const s = atTurn()
    const { row } = done(s.answer('a', step))
    done(s.intent('a', 'undo', row.command.id))
    expect(s.match.stateAt(row.k).game.trace).toEqual(['a:step'])
    expect(s.match.state.game.trace).toEqual([])
  })
})

it('two processes come from one log to the same chain, the same hashes and the same state', () => {
  const { match } = long()
  const input = logText({ header: match.header, rows: match.rows, seed: Buffer.from(seed).toString('hex') })
  const script = fileURLToPath(new URL('../../test/toy/replay.ts', import.meta.url))
  const child = spawnSync(process.execPath, [script], { input, encoding: 'utf8' })
  expect(child.stderr).toBe('')
  expect(JSON.parse(child.stdout)).toEqual({
    chains: match.rows.map(row => row.chain),
    state: hashOf(match.state),
    verdict: { rows: match.rows.length, chain: match.chain, over: null },
  })
}, 60_000)
