/** Nothing that leaves the process tells one side about another's secrets, or anybody about nobody's (design §3). */
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { commandOf, manyCards, type Token, token } from '../../test/toy/random.ts'
import { begin, seed, team, two } from '../../test/toy/sitting.ts'
import { toy } from '../../test/toy/toy.ts'
import type { ToyWords } from '../../test/toy/words.ts'
import type { Answer, Command } from './command.ts'
import type { Audience } from './game.ts'
import { isObject, type Json } from './json.ts'
import type { Match, Reply } from './match.ts'
import type { Seat } from './state.ts'

vi.setConfig({ testTimeout: 60_000 })

const table = fc.record({ seats: fc.constantFrom(two, team), consent: fc.boolean() })
const tokens = fc.array(token, { minLength: 30, maxLength: 120, size: 'max' })

/** All that an audience is told when a command was said: events, its view, and to the sender his reply. */
function told(match: Match<ToyWords>, audience: Audience, command: Command, reply: Reply<ToyWords>): string {
  const events = reply.ok ? reply.events.map(e => toy.redact(e, audience)).filter(e => e !== null) : []
  const seat = typeof audience === 'object' ? audience.seat : null
  const ack = reply.ok ? { again: reply.again, undone: reply.row.back !== undefined } : reply.reject
  const own =
    seat === null ? [] : match.state.pending.map(r => [match.legal(seat, r.id), match.accepts(seat, r.id, true)])
  return JSON.stringify([events, toy.project(match.state, audience), command.seat === seat ? ack : null, own])
}

const audiencesBut = (match: Match<ToyWords>, side: string): Audience[] => {
  const others = match.state.seats.filter(s => s.side !== side).map(({ seat }) => ({ seat }))
  return ['public', 'caster', ...others]
}

/** The command as said with other secrets: another number, another note, and the whisper that goes with it. */
function otherwise(match: Match<ToyWords>, command: Command, side: string): Command {
  if (!('answer' in command) || !isOf(match, command.seat, side)) return command
  const request = match.state.pending.find(r => r.id === command.requestId)
  if (request?.kind === 'number' && request.seat === command.seat)
    return { ...command, answer: otherNumber(command.answer) }
  if (request?.kind !== 'whisper' || typeof command.answer !== 'number') return command
  return { ...command, answer: match.state.hidden.sides[side]?.own.numbers[command.seat] ?? null }
}

function otherNumber(answer: Json): Json {
  if (!isObject(answer) || typeof answer.number !== 'number' || answer.number < 0) return answer
  return { ...answer, number: 9 - answer.number, note: `another note of ${answer.number}` }
}

/** A change of mind that nobody may notice: it leaves as it is who is ready. */
function changeOfMind(match: Match<ToyWords>, side: string, n: number): Answer | null {
  const request = match.state.pending.find(
    r => r.kind === 'number' && r.closed === undefined && isOf(match, r.seat, side),
  )
  if (request === undefined || match.state.paused.length > 0) return null
  const answer = { number: n % 10, note: `mind ${n}`, ready: request.ready }
  return { id: `mind${n}`, seat: request.seat, at: match.state.at, requestId: request.id, answer }
}

function isOf(match: Match<ToyWords>, seat: Seat, side: string): boolean {
  return match.state.seats.some(s => s.seat === seat && s.side === side)
}

/** Plays one match, and one in which only the secrets of a side differ; both tell the others the same until the reveal. */
function compare(
  options: { seats: typeof two; consent: boolean },
  side: string,
  list: readonly Token[],
  minds: boolean,
): number {
  const [one, other] = [0, 1].map(() => begin({ ...options, rounds: 2, cards: manyCards })) as [
    Match<ToyWords>,
    Match<ToyWords>,
  ]
  let compared = 0
  for (const [i, next] of list.entries()) {
    const command = commandOf(one, next, i)
    const mind = minds ? changeOfMind(other, side, i) : null
    if (mind !== null) expect(other.apply(mind).ok).toBe(true)
    const changed = otherwise(other, command, side)
    const replies = [one.apply(command), other.apply(changed)] as const
    if (replies.some(r => r.ok && r.events.some(e => e.type === 'numbersRevealed'))) break
    expect(replies[1].ok).toBe(replies[0].ok)
    for (const audience of audiencesBut(one, side)) {
      expect(told(other, audience, changed, replies[1])).toBe(told(one, audience, command, replies[0]))
      compared++
    }
  }
  return compared
}

it.each(['red', 'blue'])('until the reveal nobody else is told a byte that hangs on the secrets of %s', side => {
  fc.assert(
    fc.property(table, tokens, (options, list) => {
      compare(options, side, list, false)
    }),
    { numRuns: 100 },
  )
})

it.each(['red', 'blue'])('until the reveal nobody is told a byte that hangs on how often %s changed its mind', side => {
  fc.assert(
    fc.property(table, tokens, (options, list) => {
      compare(options, side, list, true)
    }),
    { numRuns: 100 },
  )
})

it('the two matches are compared for long, and their own side does see the difference', () => {
  const sample = fc.sample(tokens, { numRuns: 50, seed: 3 })
  const counts = sample.map(list => compare({ seats: two, consent: false }, 'red', list, true))
  expect(counts.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(2000)
  const [one, other] = [begin(), begin()]
  for (const [i, match] of [one, other].entries()) {
    for (const seat of ['a', 'b'])
      match.apply({
        id: seat,
        seat,
        at: 1000,
        requestId: seat === 'a' ? 'q1' : 'q2',
        answer: { nonce: '1'.repeat(32), ready: true },
      })
    match.apply({ id: 'n', seat: 'a', at: 1000, requestId: 'q3', answer: { number: i } })
  }
  const views = [one, other].map(match => JSON.stringify(toy.project(match.state, { seat: 'a' })))
  expect(views[0]).not.toBe(views[1])
})

/** Every sealed answer carries a marker of its side. */
function marked(command: Command, match: Match<ToyWords>): Command {
  if (!('answer' in command) || !isObject(command.answer) || !('number' in command.answer)) return command
  const side = match.state.seats.find(s => s.seat === command.seat)?.side ?? 'nobody'
  return { ...command, answer: { ...command.answer, note: `MARK-${side}` } }
}

it('planted markers, undrawn cards and the seed never reach another audience', () => {
  let ownMarks = 0
  const hex = Buffer.from(seed).toString('hex')
  fc.assert(
    fc.property(table, tokens, (options, list) => {
      const match = begin({
        ...options,
        rounds: 3,
        cards: manyCards,
        deck: Array.from({ length: 30 }, (_, i) => `CARD-${i}-`),
      })
      const audiences: Audience[] = ['public', 'caster', 'judge', ...match.state.seats.map(({ seat }) => ({ seat }))]
      const seen = new Map<Audience, Set<string>>(audiences.map(audience => [audience, new Set()]))
      for (const [i, next] of list.entries()) {
        const command = marked(commandOf(match, next, i), match)
        const reply = match.apply(command)
        for (const audience of audiences) {
          const bytes = told(match, audience, command, reply)
          expect(bytes).not.toContain(hex)
          const side =
            typeof audience === 'object' ? match.state.seats.find(s => s.seat === audience.seat)?.side : undefined
          for (const mark of bytes.match(/MARK-[a-z]+/g) ?? []) {
            if (audience !== 'judge') expect(mark).toBe(`MARK-${side}`)
            ownMarks++
          }
          if (reply.ok)
            for (const e of reply.events) {
              const shown = toy.redact(e, audience)
              if (shown?.type === 'drew' || shown?.type === 'peeked') seen.get(audience)?.add(shown.card)
            }
          for (const card of bytes.match(/CARD-\d+-/g) ?? []) expect(seen.get(audience)).toContain(card)
        }
      }
    }),
    { numRuns: 60 },
  )
  expect(ownMarks).toBeGreaterThan(1000)
})

it('a nonce is known to nobody but its side before all are in', () => {
  const match = begin()
  const nonce = 'deadbeef'.repeat(4)
  const command: Command = { id: 'x', seat: 'a', at: 1000, requestId: 'q1', answer: { nonce, ready: true } }
  const reply = match.apply(command)
  for (const audience of ['public', 'caster', { seat: 'b' }] as const)
    expect(told(match, audience, command, reply)).not.toContain(nonce)
  expect(told(match, { seat: 'a' }, command, reply)).toContain(nonce)
})

it('whether an answer is legal is judged by the asked side’s own secrets alone', () => {
  // The whisper of a takes its own number; b's may be anything.
  for (const number of [3, 8]) {
    const match = begin()
    const say = (seat: string, requestId: string, answer: Json) =>
      match.apply({ id: `${seat}${requestId}`, seat, at: 1000, requestId, answer })
    for (const [seat, id] of [
      ['a', 'q1'],
      ['b', 'q2'],
    ] as const)
      say(seat, id, { nonce: '1'.repeat(32), ready: true })
    say('a', 'q3', { number: 5, ready: true })
    say('b', 'q4', { number, ready: true })
    say('a', 'q5', { act: 'pass' })
    say('b', 'q6', { act: 'pass' })
    expect(match.legal('a', 'q7')).toEqual({ type: 'one', of: [5, null] })
    expect(match.accepts('a', 'q7', number)?.code).toBe('not_an_option')
    expect(match.accepts('b', 'q7', 5)?.code).toBe('not_your_request')
  }
})
