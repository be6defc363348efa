/** The line to a match room. A line that breaks is mended until it is closed or the server says for good that it may not. */
import { isForgotten, isPassing } from './api.ts'
import { isRefusal, LineError, type Refusal } from './refusal.ts'
import type { Enter, Wire } from './wire.ts'

export type Connection =
  | { readonly state: 'connected' }
  /** `tries` so far; the next one follows in about `wait` ms. */
  | { readonly state: 'reconnecting'; readonly tries: number; readonly wait: number }
  /** For good. `why`: what the server said; null when this side left. */
  | { readonly state: 'closed'; readonly why: Refusal | null }

export interface LineEvents {
  /** A new room to listen to, before it says anything. */
  entered(wire: Wire): void
  changed(connection: Connection): void
}

export interface Pace {
  /** ms to wait before the try of this number, from 1. */
  readonly wait: (tries: number) => number
  /** ms between two looks whether the server still answers. */
  readonly heartbeat: number
}

/** 0.2 s, doubling to 5 s, ± 25 % so that not everybody comes back in the same moment. */
const pace: Pace = {
  wait: tries => Math.min(5000, 100 * 2 ** Math.min(tries, 10)) * (0.75 + Math.random() / 2),
  heartbeat: 10_000,
}

/** How often in a row a room may be missing: a server that starts again may not have it back yet. */
const patience = 8
const orderly = 4000

export class Line {
  readonly #enter: Enter
  readonly #events: LineEvents
  readonly #pace: Pace
  #wire: Wire | null = null
  #token: string | null = null
  #connection: Connection = { state: 'reconnecting', tries: 0, wait: 0 }
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #silent = false
  /** How often in a row the room was not there. */
  #missing = 0

  constructor(enter: Enter, events: LineEvents, chosen: Partial<Pace> = {}) {
    this.#enter = enter
    this.#events = events
    this.#pace = { ...pace, ...chosen }
  }

  get connection(): Connection {
    return this.#connection
  }

  /** Enters for the first time: what is refused is returned, a line that is dead throws a `LineError`. */
  async open(): Promise<Refusal | null> {
    const entered = await this.#enter(null)
    if (isRefusal(entered)) return entered
    this.#take(entered)
    return null
  }

  /** The reply, or a refusal. Rejects with a `LineError` when the line breaks before. */
  async request(type: string, payload: object): Promise<unknown> {
    const wire = this.#wire
    if (wire === null) throw new LineError('The line is broken.')
    try {
      return await wire.request(type, payload)
    } catch (error) {
      // No reply in time: the line is silent, and a new one is quicker than waiting for it.
      if (wire === this.#wire) wire.cut()
      throw new LineError('No reply came.', { cause: error })
    }
  }

  /** Breaks the line as an accident would; it is mended as such. */
  cut(): void {
    this.#wire?.cut()
  }

  /** Leaves for good. */
  close(why: Refusal | null = null): void {
    if (this.#connection.state === 'closed') return
    const wire = this.#wire
    this.#forget()
    clearTimeout(this.#timer)
    this.#change({ state: 'closed', why })
    wire?.leave()
  }

  #take(wire: Wire): void {
    if (this.#connection.state === 'closed') {
      wire.leave()
      return
    }
    this.#wire = wire
    this.#token = wire.reconnectionToken
    wire.onClose(code => this.#broke(wire, code))
    this.#silent = false
    this.#missing = 0
    this.#pulse = setInterval(() => this.#beat(wire), this.#pace.heartbeat)
    this.#events.entered(wire)
    this.#change({ state: 'connected' })
  }

  #beat(wire: Wire): void {
    if (this.#silent) {
      wire.cut()
      return
    }
    this.#silent = true
    wire.ping(() => {
      this.#silent = false
    })
  }

  #broke(wire: Wire, code: number): void {
    if (wire !== this.#wire) return
    this.#forget()
    if (code === orderly) this.close(closed)
    else this.#retry(1)
  }

  #forget(): void {
    this.#wire = null
    clearInterval(this.#pulse)
  }

  #retry(tries: number): void {
    const wait = this.#pace.wait(tries)
    this.#change({ state: 'reconnecting', tries: tries - 1, wait })
    this.#timer = setTimeout(() => this.#mend(tries), wait)
  }

  async #mend(tries: number): Promise<void> {
    const entered = await this.#comeBack().catch(error => {
      if (error instanceof LineError) return null
      throw error
    })
    if (entered !== null && !isRefusal(entered)) {
      this.#take(entered)
      return
    }
    if (this.#connection.state === 'closed') return
    this.#missing = entered?.code === 'no_such_room' ? this.#missing + 1 : 0
    if (entered !== null && (!isPassing(entered) || this.#missing >= patience)) this.close(entered)
    else this.#retry(tries + 1)
  }

  /** As the client that was there before, or as a new one of the same player where the server has forgotten it. */
  async #comeBack(): Promise<Wire | Refusal> {
    if (this.#token === null) return this.#enter(null)
    const back = await this.#enter(this.#token)
    if (!isRefusal(back) || (isPassing(back) && !isForgotten(back))) return back
    this.#token = null
    return this.#enter(null)
  }

  #change(connection: Connection): void {
    this.#connection = connection
    this.#events.changed(connection)
  }
}

const closed: Refusal = { code: 'room_closed', place: '', message: 'The server closed the room.' }
