/** The table as the server shows it to this seat: the room's public state, and what this seat alone is told. */
import { hashOf, type Seat } from '@wingover/shared/kernel'
import { type GameName, type OwnView, unflatten, type View } from './games.ts'

export interface SeatAtTable {
  readonly side: string
  /** The player's name; empty while the seat is free. */
  readonly name: string
  /** Whether the player's line is up. */
  readonly here: boolean
}

/** What the room shows besides the view. */
export interface TableState {
  readonly game: GameName
  readonly status: 'waiting' | 'playing' | 'over'
  /** Why the match stands still at this server (`storage`, `version_mismatch`); empty when it does not. */
  readonly halt: string
  readonly seats: Readonly<Record<Seat, SeatAtTable>>
}

type RoomState = TableState & { readonly seq: number }

/** The message `private`. */
interface Private {
  /** Number of the last event when it was said. */
  readonly seq: number
  readonly own: OwnView | null
  /** Hash of this seat's whole view, now and then. */
  readonly view?: string
}

export class Mirror {
  #state: RoomState | null = null
  #private: Private | null = null
  #view: View | null = null

  /** Takes the public state. */
  show(state: unknown): void {
    this.#state = state as RoomState
    this.#view = null
  }

  /** Takes a message `private`. It follows the state that it belongs to. */
  tell(message: unknown): void {
    this.#private = message as Private
    this.#view = null
  }

  /** Null before the first sight of the room. */
  get table(): TableState | null {
    return this.#state
  }

  /** Number of the last event that the state shows. */
  get seq(): number {
    return this.#state?.seq ?? 0
  }

  /** Null until the match has begun. A new object whenever something has changed. */
  get view(): View | null {
    const [state, told] = [this.#state, this.#private]
    if (state === null || told === null || state.status === 'waiting') return null
    this.#view ??= unflatten(state.game, { root: state, maps: state }, state.seq, told.own)
    return this.#view
  }

  /** Whether the server sees this view as we do; null where it has not said how it does. */
  get agrees(): boolean | null {
    const told = this.#private
    if (told?.view === undefined || told.seq !== this.seq) return null
    return hashOf(this.view) === told.view
  }
}
