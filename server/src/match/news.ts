/** What there is to tell after a command: to the public, and to each seat. Copies: later commands change nothing in it. */
import { type Audience, hashOf, type Row, type Seat } from '@wingover/shared/kernel'
import type { Play, Told } from './play.ts'
import type { Flat } from './wire.ts'

/** What is stored of a command: its row, the number of the last event after it, and what the public was told. */
export interface Stored {
  readonly row: Row
  readonly seq: number
  readonly told: readonly Told[]
}

/** What a seat is shown: all of it is durable. */
export interface SeatNews {
  /** The number of the last event. */
  readonly seq: number
  readonly events: readonly Told[]
  /** What only this seat is shown. */
  readonly own: object | null
  /** Of this seat's whole view, where the journal holds a hash too: a client checks its own with it. */
  readonly hash?: string
}

export interface News {
  readonly seq: number
  readonly flat: Flat
  /** What the public is told. */
  readonly told: readonly Told[]
  readonly seats: Readonly<Record<Seat, SeatNews>>
  readonly over: boolean
}

/** The news of a match as it stands. `hashed` where the journal holds a hash too. */
export function newsOf(play: Play, tell: (audience: Audience) => Told[], hashed: boolean): News {
  const { seq, header } = play
  const seats = header.seats.map(({ seat }): [Seat, SeatNews] => {
    const news = { seq, events: tell({ seat }), own: play.own(seat) }
    return [seat, hashed ? { ...news, hash: hashOf(play.view({ seat })) } : news]
  })
  return { seq, flat: play.flat(), told: tell('public'), seats: Object.fromEntries(seats), over: play.over !== null }
}
