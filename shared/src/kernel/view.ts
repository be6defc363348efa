/** What the view of any game shows of the kernel's own state: allow-lists like the games' (design §3). */
import { copy } from './json.ts'
import type { Offer, Over, Request, Seat, State } from './state.ts'

/** Who is waited for, and for what kind of answer; never the answer. */
export interface AskedView {
  readonly seat: Seat
  readonly kind: string
  readonly ready: boolean
}

export interface CommonView {
  readonly asked: readonly AskedView[]
  readonly offers: readonly Offer[]
  readonly paused: readonly string[]
  readonly over: Over | null
}

export function commonView({ pending, offers, paused, over }: State): CommonView {
  return {
    asked: pending.map(({ seat, kind, ready }) => ({ seat, kind, ready })),
    offers: offers.map(({ kind, to, seats }) => ({ kind, to, seats: [...seats] })),
    paused: [...paused],
    over: over === null ? null : { winner: over.winner, reason: over.reason },
  }
}

/** The open requests of a seat. Their arguments are written for the seat that is asked. */
export function requestsOf({ pending }: State, seat: Seat): Omit<Request, 'default'>[] {
  return pending
    .filter(request => request.seat === seat)
    .map(({ id, kind, args, sealed, ready }) => ({ id, seat, kind, args: copy(args), sealed, ready }))
}
