/** What comes in over the line, made whole: the view, and the events in order. */
import type { MatchEvent } from './games.ts'
import { Mirror } from './mirror.ts'
import { Sequence } from './sequence.ts'
import type { Wire } from './wire.ts'

export interface FeedHeard {
  /** The view or the table has changed; told once for what comes together, when all events up to it are there. */
  changed(): void
  happened(event: MatchEvent): void
  /** The server sees the view otherwise, so many times in a row: something was lost on the way. */
  astray(times: number): void
}

/** ms after which events that the state speaks of are asked for. */
const patience = 250

export class Feed {
  readonly mirror = new Mirror()
  readonly events: MatchEvent[] = []
  readonly #heard: FeedHeard
  readonly #sequence: Sequence<MatchEvent>
  #agreed: number | null = null
  #astray = 0
  #isTelling = false
  /** Whether what happened before this room was entered, or before the first sight of the match, is asked for. */
  #isCaughtUp = false

  /** `fetch` asks the server for every event after a number. */
  constructor(fetch: (after: number) => Promise<readonly MatchEvent[]>, heard: FeedHeard) {
    this.#heard = heard
    this.#sequence = new Sequence(
      event => {
        this.events.push(event)
        heard.happened(event)
        this.#tell()
      },
      after => fetch(after).finally(() => this.#tell()),
    )
  }

  /** Number of the last event after which the server said that it sees the view as we do. */
  get agreed(): number | null {
    return this.#agreed
  }

  /** Whether the table is in sight with everything that has happened at it. */
  get isWhole(): boolean {
    const { table, view, seq } = this.mirror
    return view === null ? table?.status === 'waiting' : this.#sequence.last >= seq
  }

  /** Listens to a room that was just entered. What it says first is where the match stands, without its events. */
  listen(wire: Wire): void {
    this.#isCaughtUp = false
    wire.onState(() => {
      this.mirror.show(wire.state())
      this.#catchUp()
      this.#tell()
    })
    wire.onMessage('private', message => {
      this.mirror.tell(message)
      this.#compare()
      this.#tell()
    })
    wire.onMessage('events', message => {
      this.#sequence.take((message as { readonly events: readonly MatchEvent[] }).events)
    })
    // The room says so before it closes for a restart; the line mends itself.
    wire.onMessage('error', () => {})
  }

  /** Events up to this number are out: those that have not come are asked for. */
  reach(seq: number): void {
    this.#sequence.reach(seq)
  }

  /** The first state, and the one with which a match begins, bring no events; any other is followed by them at once. */
  #catchUp(): void {
    const { table, seq } = this.mirror
    if (table?.status === 'waiting') return
    if (!this.#isCaughtUp) this.reach(seq)
    else if (seq > this.#sequence.last) setTimeout(() => this.reach(seq), patience)
    this.#isCaughtUp = true
  }

  #compare(): void {
    const agrees = this.mirror.agrees
    if (agrees === null) return
    this.#astray = agrees ? 0 : this.#astray + 1
    if (agrees) this.#agreed = this.mirror.seq
    else this.#heard.astray(this.#astray)
  }

  #tell(): void {
    if (this.#isTelling) return
    this.#isTelling = true
    setTimeout(() => {
      this.#isTelling = false
      // A command's events come last, so with them everything of it is there.
      if (this.#sequence.last >= this.mirror.seq) this.#heard.changed()
    })
  }
}
