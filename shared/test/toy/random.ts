/** Random toy matches: numbers from fast-check become commands, sensible and not. */
import fc from 'fast-check'
import { type Command, isReject, type Json, type Match, type Options, type Request } from '../../src/kernel/index.ts'
import { card } from './sitting.ts'
import type { ToyCard, ToyWords } from './words.ts'

export interface Token {
  /** What kind of command, 0 … 99. */
  readonly what: number
  /** Picks among whatever there is to pick from. */
  readonly pick: number
}

export const token: fc.Arbitrary<Token> = fc.record({ what: fc.nat(99), pick: fc.nat(1_000_000) })

/** Cards of both players that ask for orders and choices, trigger each other and drop out. */
export const manyCards: readonly ToyCard[] = [
  card('a', 'plusOne'),
  card('a', 'maybe'),
  card('b', 'once', 'twin'),
  card('b', 'once', 'twin'),
  card('b', 'double'),
  card('b', 'maybe', 'b-maybe'),
  card('a', 'echo', 'a-echo', 'gained'),
  card('b', 'echo', 'b-echo', 'gained'),
  card('a', 'last', 'leaver'),
]

/** The command of a token in this position. Ids count the commands said, so each is another one. */
export function commandOf(match: Match<ToyWords>, { what, pick }: Token, said: number): Command {
  const { state } = match
  const seat = at(state.seats, pick)?.seat ?? 'a'
  const base = { id: `r${said}`, at: state.at + (pick % 7) }
  const host = { ...base, seat: 'host' }
  const [reason] = state.paused
  if (reason !== undefined && what < 60) return { ...host, intent: 'resume', to: reason }
  const request = at(state.pending, pick)
  if (request === undefined || what >= 88) return nonsense(match, pick, base, seat)
  if (what < 58)
    return { ...base, seat: request.seat, requestId: request.id, answer: legalAnswer(match, request, pick) }
  if (what < 64) return { ...base, seat: request.seat, requestId: request.id, answer: sealedAnswer(pick) }
  if (what < 72) return { ...base, seat, intent: 'undo', to: someId(match, seat, pick) }
  if (what < 76) return { ...base, seat, intent: 'undo', to: at(state.offers, pick)?.to ?? someId(match, seat, pick) }
  if (what < 78) return { ...base, seat: 'judge', intent: 'undo', to: at(match.rows, pick)?.command.id ?? 'x' }
  if (what < 80) return { ...base, seat, intent: pick % 5 === 0 ? 'draw' : 'decline', to: 'undo' }
  if (what < 82) return { ...host, intent: 'pause', to: `reason${pick % 2}` }
  return { ...host, intent: 'timeout', to: request.id }
}

function legalAnswer(match: Match<ToyWords>, request: Request, pick: number): Json {
  const options = match.legal(request.seat, request.id)
  if (isReject(options)) return null
  const answer = chosen(options, pick)
  return request.sealed ? { ...(answer as { [key: string]: Json }), ready: true } : answer
}

function chosen(options: Options, pick: number): Json {
  switch (options.type) {
    case 'one':
      return at(options.of, pick) ?? null
    case 'order':
      return Array.from({ length: options.count }, (_, i) => (i + pick) % options.count)
    case 'hex':
      return { nonce: pick.toString(16).padStart(options.digits, '0') }
    case 'place':
      return { x: pick % 101, y: (pick >> 8) % 101 }
    case 'each':
      return {}
  }
}

function sealedAnswer(pick: number): Json {
  const number = pick % 10
  const all: Json[] = [{ number }, { ready: true }, { ready: false }, { number, ready: true }, { number, note: 'n' }]
  return at(all, pick >> 4) ?? null
}

/** What is refused, said twice, or a bug. */
function nonsense(match: Match<ToyWords>, pick: number, base: { id: string; at: number }, seat: string): Command {
  const request = at(match.state.pending, pick >> 3)
  const put = (answer: Json) => ({ ...base, seat, requestId: request?.id ?? 'q1', answer })
  const before = at(match.rows, pick >> 4)?.command
  const all: Command[] = [
    put({ act: 'bug' }),
    put({ number: -1 }),
    put(JSON.parse('{"__proto__":{"number":1}}') as Json),
    put({ constructor: 1, length: 2 }),
    put('x'.repeat(1000)),
    put([[[[[]]]]]),
    { ...put(null), at: 0 },
    { ...put(null), requestId: 'q1' },
    { ...put(null), requestId: 'q9999' },
    { ...put(null), seat: 'nobody' },
    { ...base, seat, intent: 'timeout', to: request?.id ?? '' },
    { ...base, seat, intent: 'undo', to: 'never' },
    before ?? put(null),
  ]
  return at(all, pick) ?? put(null)
}

function someId(match: Match<ToyWords>, seat: string, pick: number): string {
  const own = match.rows.filter(r => r.command.seat === seat).slice(-4)
  return at(own, pick >> 2)?.command.id ?? 'x'
}

function at<V>(list: readonly V[], pick: number): V | undefined {
  return list[pick % list.length]
}
