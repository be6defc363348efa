/** A toy match with the two verbs that tests need: answer what is asked, and say an intent. */
import {
  type Command,
  type IntentName,
  isReject,
  type Json,
  Match,
  type Numbered,
  type Reject,
  type Reply,
  type Seat,
  type SeatInfo,
} from '../../src/kernel/index.ts'
import { toy } from './toy.ts'
import type { ToyCard, ToyEvents, ToyOptions, ToyWords } from './words.ts'

export const seed = Uint8Array.from({ length: 32 }, (_, i) => i * 7 + 1)
export const two: readonly SeatInfo[] = [
  { seat: 'a', side: 'red' },
  { seat: 'b', side: 'blue' },
]
/** Two seats on one side, one on the other. */
export const team: readonly SeatInfo[] = [...two, { seat: 'c', side: 'red' }]

export interface Table {
  seats?: readonly SeatInfo[]
  rounds?: number
  cards?: readonly ToyCard[]
  deck?: readonly string[]
  consent?: boolean
  match?: string
}

export function begin({
  seats = two,
  match = 'toy-1',
  rounds = 2,
  cards = [],
  deck,
  consent,
}: Table = {}): Match<ToyWords> {
  const options: ToyOptions = {
    rounds,
    cards,
    ...(deck === undefined ? {} : { deck }),
    ...(consent === undefined ? {} : { consent }),
  }
  const begun = Match.begin(toy, { match, seats, options: { ...options } as ToyOptions & Json, seed, at: 1000 })
  if (isReject(begun)) throw new Error(begun.message)
  return begun
}

/** A card that listens to rolls. */
export function card(
  seat: Seat,
  ability: string,
  source = `${seat}-${ability}`,
  window: ToyCard['window'] = 'rolled',
): ToyCard {
  return { seat, ability, source, window }
}

export class Sitting {
  readonly match: Match<ToyWords>
  readonly events: Numbered<ToyEvents>[] = []
  #count = 0

  constructor(match: Match<ToyWords> = begin()) {
    this.match = match
    match.hashEvery = true
    this.events.push(...match.opening)
  }

  /** The next id of this sitting. */
  id(): string {
    this.#count++
    return `c${this.#count}`
  }

  say(command: Command): Reply<ToyWords> {
    const reply = this.match.apply(command)
    if (reply.ok) this.events.push(...reply.events)
    return reply
  }

  get now(): number {
    return this.match.state.at + 10
  }

  /** The id of the open request of a seat. */
  asked(seat: Seat, kind?: string): string {
    const request = this.match.state.pending.find(r => r.seat === seat && (kind === undefined || r.kind === kind))
    return request?.id ?? 'nothing'
  }

  answer(seat: Seat, answer: Json, id: string = this.id()): Reply<ToyWords> {
    return this.say({ id, seat, at: this.now, requestId: this.asked(seat), answer })
  }

  intent(seat: Seat, intent: IntentName, to?: string, id: string = this.id()): Reply<ToyWords> {
    return this.say({ id, seat, at: this.now, intent, ...(to === undefined ? {} : { to }) })
  }

  /** Gives every seat's nonce. */
  nonces(): this {
    for (const [i, { seat }] of this.match.state.seats.entries())
      done(this.answer(seat, { nonce: `${i + 1}`.repeat(32), ready: true }))
    return this
  }

  /** Gives every seat's number, so that the turns begin. */
  numbers(...numbers: number[]): this {
    for (const [i, { seat }] of this.match.state.seats.entries())
      done(this.answer(seat, { number: numbers[i] ?? 1, ready: true }))
    return this
  }
}

/** A match in which the first seat is to act. */
export function atTurn(table: Table = {}): Sitting {
  return new Sitting(begin(table)).nonces().numbers()
}

/** The accepted reply; a refusal is a failure of the test. */
export function done(reply: Reply<ToyWords>): Reply<ToyWords> & { ok: true } {
  if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply.reject)}`)
  return reply
}

/** The refusal; an acceptance is a failure of the test. */
export function refused(reply: Reply<ToyWords>): Reject {
  if (reply.ok) throw new Error(`accepted: ${JSON.stringify(reply.row.command)}`)
  return reply.reject
}
