/** A match as plain data: ids, numbers and words, never a function or a reference (design §3). */
import type { Json } from './json.ts'

/** A seat of the match (`a`, `b` …), or `host` or `judge` where a command comes from there. */
export type Seat = string

/** A rule under way: its kind, its locals, and the step that runs next. */
export interface Frame {
  readonly kind: string
  readonly args: object
  cursor: number
  /** Where in the stack the frame stands that pushed this one; −1 for the first. */
  readonly by: number
  /** Answers to what the last step asked, until the next step has read them. */
  given?: Given[] | undefined
  /** What the frame pushed last gave back. */
  result?: Json | undefined
}

export interface Given {
  readonly kind: string
  readonly seat: Seat
  readonly answer: Json
}

/** A question to one seat. The match waits while any is open. */
export interface Request {
  readonly id: string
  readonly seat: Seat
  readonly kind: string
  readonly args: object
  /** A sealed answer stays secret and replaceable until every seat is ready. */
  readonly sealed: boolean
  /** The answer when time is out; null where there is none. */
  readonly default: Json
  /** Sealed only: public. */
  ready: boolean
  /** Sealed only: time ran out, so what was sealed stays. */
  closed?: true
}

/** A card that takes part in a window: which ability, of which source, for which seat. */
export interface Listener {
  readonly ability: string
  readonly source: string
  readonly seat: Seat
}

/** A pile of cards that nobody may look into; the top is the last. `drawn` only grows, by undo too. */
export interface Deck {
  cards: string[]
  drawn: number
}

/** Something a seat proposes; it happens when every side does. */
export interface Offer {
  readonly kind: 'draw' | 'undo'
  /** Undo: the id of the command to take back. */
  readonly to: string
  /** Who wants it, the one who proposed it first. */
  seats: Seat[]
}

export interface Over {
  /** The winning side, or null for a draw. */
  readonly winner: string | null
  readonly reason: string
}

export interface SeatInfo {
  readonly seat: Seat
  readonly side: string
}

export interface State<Game = object, Secrets = object> {
  v: 1
  /** Number of the last event. */
  seq: number
  /** Host time of the last command, ms; never decreasing. */
  at: number
  rng: { n: number }
  /** In seat order. */
  seats: SeatInfo[]
  /** By seat; null until all are given. Public. */
  nonces: Record<Seat, string> | null
  game: Game
  hidden: {
    /** Secrets of nobody: in no projection at all. */
    host: { decks: Record<string, Deck> }
    /** Each seat keeps its secrets from its own side too, so `sides` has an entry for each seat instead. */
    apart?: true
    /** Secrets of a side, and the sealed answers of its seats by request id. */
    sides: Record<string, { own: Secrets; sealed: Record<string, Json> }>
  }
  stack: Frame[]
  pending: Request[]
  nextRequest: number
  /** By window. A window without an entry here costs a look-up. */
  listeners: Record<string, Listener[]>
  offers: Offer[]
  /** Reasons for which the match stands still. */
  paused: string[]
  over: Over | null
}

/** What a seat knows besides the open state; undefined for who is no seat. */
export function secretsOf<Secrets>({ seats, hidden }: State<object, Secrets>, seat: Seat) {
  const found = seats.find(s => s.seat === seat)
  return found === undefined ? undefined : hidden.sides[hidden.apart ? seat : found.side]
}
