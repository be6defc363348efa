/** What needs the consent of every side: a draw, and an undo that is not free (design §3). */
import type { Offer, Seat, State } from './state.ts'

/** The draw on offer. */
export function drawOffer({ offers }: State): Offer | undefined {
  return offers.find(o => o.kind === 'draw')
}

/** The undo on offer of a command of `maker`: ids are each sender's own, so another seat's may be the same. */
export function undoOffer({ offers }: State, to: string, maker: Seat): Offer | undefined {
  return offers.find(o => o.kind === 'undo' && o.to === to && o.seats[0] === maker)
}

/**
 * Notes that a seat wants something; true when every side does now. A new proposal takes the place of the seat's last one
 * of its kind: else whoever proposes to take back each of his moves fills the state.
 */
export function agree(state: State, offered: Offer | undefined, fresh: Offer, seat: Seat): boolean {
  const { seats } = state
  if (offered === undefined) {
    state.offers = [...state.offers.filter(o => o.kind !== fresh.kind || o.seats[0] !== seat), fresh]
  }
  const offer = offered ?? fresh
  offer.seats.push(seat)
  const sides = new Set(seats.filter(s => offer.seats.includes(s.seat)).map(s => s.side))
  return seats.every(s => sides.has(s.side))
}

/** Whose question is answered no longer wants what he proposed or agreed to. */
export function lapse(state: State, seat: Seat): void {
  state.offers = state.offers.filter(o => !o.seats.includes(seat))
}
