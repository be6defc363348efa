/** A match before its first step (design §3). */
import type { Game, Words } from './game.ts'
import { copy } from './json.ts'
import { isReject, type Reject } from './reject.ts'
import type { Header } from './row.ts'
import type { State } from './state.ts'

/** The state that a header describes, or why its options cannot be played. Shares nothing with the header. */
export function firstState<W extends Words>(game: Game<W>, header: Header): State<W['game'], W['secrets']> | Reject {
  const seats = header.seats.map(copy)
  const begun = game.begin(copy(header.options) as W['options'], seats)
  if (isReject(begun)) return begun
  const apart = game.keepsApart?.(begun) === true
  const holders = new Set(seats.map(s => (apart ? s.seat : s.side)))
  return {
    v: 1,
    seq: 0,
    at: header.at,
    rng: { n: 0 },
    seats,
    nonces: null,
    game: begun,
    hidden: {
      host: { decks: {} },
      ...(apart ? { apart } : {}),
      sides: Object.fromEntries([...holders].map(holder => [holder, { own: game.secrets(begun), sealed: {} }])),
    },
    stack: [],
    pending: [],
    nextRequest: 1,
    listeners: {},
    offers: [],
    paused: [],
    over: null,
  }
}
