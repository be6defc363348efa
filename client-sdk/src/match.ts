/** One seat of a match: what it sees, what it is asked, and what it says. */
import type { Json, Options, Seat } from '@wingover/shared/kernel'
import { Emitter } from './emitter.ts'
import { Feed } from './feed.ts'
import type { GameName, MatchEvent, View } from './games.ts'
import { newId } from './id.ts'
import { type Connection, Line, type Pace } from './line.ts'
import type { MatchTold, OpenRequest } from './match-told.ts'
import type { SeatAtTable } from './mirror.ts'
import { type Acknowledged, Outbox, type Said } from './outbox.ts'
import { patiently } from './patience.ts'
import { isRefusal, LineError, type Refusal } from './refusal.ts'
import type { Enter } from './wire.ts'

/** A command that was taken: its id, by which it may be taken back, and the number of the last event after it. */
export interface Accepted extends Acknowledged {
  readonly id: string
}

export interface Place {
  readonly matchId: string
  readonly roomId: string
  /** What a friend needs to take the other seat; empty after `resume`, which does not know it. */
  readonly code: string
}

/** How often in a row the view may differ from the server's before this client gives up. */
const mostAstray = 3

export class MatchClient<G extends GameName = GameName> {
  readonly place: Place
  readonly #told = new Emitter<MatchTold<G>>()
  readonly #line: Line
  readonly #outbox: Outbox
  readonly #feed: Feed
  #asked: ReadonlySet<string> = new Set()
  #isOver = false

  private constructor(place: Place, enter: Enter, pace: Partial<Pace>) {
    this.place = place
    this.#outbox = new Outbox(command => this.#ask<Acknowledged>('command', command))
    this.#feed = new Feed(after => this.#fetch(after), {
      changed: () => this.#changed(),
      happened: event => this.#told.tell('event', event as MatchEvent<G>),
      astray: times => (times < mostAstray ? this.#line.cut() : this.#line.close(outOfStep)),
    })
    this.#line = new Line(
      enter,
      { entered: wire => this.#feed.listen(wire), changed: connection => this.#connected(connection) },
      pace,
    )
  }

  /**
   * Enters the room and waits until the table is in sight with everything that has happened at it. A room of another game
   * than the one named is left again. `pace` is for tests.
   */
  static async open<G extends GameName = GameName>(
    place: Place,
    enter: Enter,
    pace: Partial<Pace> = {},
    game?: G,
  ): Promise<MatchClient<G> | Refusal> {
    const match = new MatchClient<G>(place, enter, pace)
    const sight = match.#sight()
    const refused = (await match.#line.open()) ?? (await sight)
    if (isRefusal(refused) || game === undefined || match.game === game) return refused
    match.leave()
    return otherGame(match.game)
  }

  /** What is played at this table. */
  get game(): GameName {
    const { table } = this.#feed.mirror
    if (table === null) throw new Error('the table is not in sight')
    return table.game
  }

  /** What this seat sees; null until every seat is taken. A new object whenever something has changed: keep none. */
  get view(): View<G> | null {
    // `open` has looked that it is this game.
    return this.#feed.mirror.view as View<G> | null
  }

  /** Everything that has happened, in order. */
  get events(): readonly MatchEvent<G>[] {
    return this.#feed.events as readonly MatchEvent<G>[]
  }

  /** Who sits where, and whether their lines are up. */
  get seats(): Readonly<Record<Seat, SeatAtTable>> {
    return this.#feed.mirror.table?.seats ?? {}
  }

  get status(): 'waiting' | 'playing' | 'over' {
    return this.#feed.mirror.table?.status ?? 'waiting'
  }

  /** Why the match stands still at the server; empty when it does not. */
  get halt(): string {
    return this.#feed.mirror.table?.halt ?? ''
  }

  get connection(): Connection {
    return this.#line.connection
  }

  /** What this seat is asked and has not answered for good. */
  get requests(): readonly OpenRequest[] {
    return this.view?.own?.requests.filter(request => !request.ready) ?? []
  }

  /** Number of the last event after which the server said by a hash that it sees the view as this client does. */
  get agreed(): number | null {
    return this.#feed.agreed
  }

  /** Returns what ends the listening. */
  on<N extends keyof MatchTold<G>>(name: N, listener: (told: MatchTold<G>[N]) => void): () => void {
    return this.#told.on(name, listener)
  }

  /** The legal answers to an open request of this seat. Rejects with a `LineError` when the line breaks. */
  async legal(requestId: string): Promise<Options | Refusal> {
    return patiently(() => this.#ask<Options>('legal', { requestId }))
  }

  /**
   * Answers a request. What the rules or the server refuse is returned. Until there is a reply the answer is kept and
   * sent again, however often the line breaks; rejects with a `LineError` only when the match is left before.
   */
  answer(requestId: string, answer: Json): Promise<Accepted | Refusal> {
    return this.#say({ id: newId(), requestId, answer })
  }

  concede(): Promise<Accepted | Refusal> {
    return this.#say({ id: newId(), intent: 'concede' })
  }

  /** Offers a draw, or agrees to the one that is offered. */
  offerDraw(): Promise<Accepted | Refusal> {
    return this.#say({ id: newId(), intent: 'draw' })
  }

  /** Takes back the command of this id, or agrees to that. Where it is not free it becomes an offer to the other side. */
  undo(commandId: string): Promise<Accepted | Refusal> {
    return this.#say({ id: newId(), intent: 'undo', to: commandId })
  }

  /** Wants nothing of what the other side offers. */
  decline(offer: 'draw' | 'undo'): Promise<Accepted | Refusal> {
    return this.#say({ id: newId(), intent: 'decline', to: offer })
  }

  /** Leaves the room; the seat stays the player's. */
  leave(): void {
    this.#line.close()
  }

  /** Breaks the line as an accident would; it is mended as such. For tests and drills. */
  cut(): void {
    this.#line.cut()
  }

  #say(said: Said): Promise<Accepted | Refusal> {
    const replied = this.#outbox.give(said).then(reply => {
      if (isRefusal(reply)) return reply
      this.#feed.reach(reply.seq)
      return { id: said.id, seq: reply.seq }
    })
    // Who does not wait for the reply does not mind that it never came.
    replied.catch(() => {})
    return replied
  }

  async #ask<Reply>(type: string, payload: object): Promise<Reply | Refusal> {
    return (await this.#line.request(type, payload)) as Reply | Refusal
  }

  async #fetch(after: number): Promise<readonly MatchEvent[]> {
    const reply = await this.#ask<{ readonly events: readonly MatchEvent[] }>('events', { after })
    if (isRefusal(reply)) throw new LineError(reply.message)
    return reply.events
  }

  #changed(): void {
    const { view, requests } = this
    this.#told.tell('change', view)
    const asked = new Set(requests.map(request => request.id))
    const fresh = requests.filter(request => !this.#asked.has(request.id))
    this.#asked = asked
    for (const request of fresh) this.#told.tell('request', request)
    if (view === null || view.over === null || this.#isOver) return
    this.#isOver = true
    this.#told.tell('over', view.over)
  }

  #connected(connection: Connection): void {
    if (connection.state === 'connected') this.#outbox.resume()
    if (connection.state === 'closed') this.#outbox.close()
    this.#told.tell('connection', connection)
  }

  /** Settles when the table is in sight, or when the line was closed for good before. */
  #sight(): Promise<MatchClient<G> | Refusal> {
    return new Promise((resolve, reject) => {
      const done = (end: () => void) => {
        for (const stop of stops) stop()
        end()
      }
      const look = () => this.#feed.isWhole && done(() => resolve(this))
      const closed = (connection: Connection) => {
        if (connection.state !== 'closed') return
        const { why } = connection
        done(() => (why === null ? reject(new LineError('The match was left.')) : resolve(why)))
      }
      const stops = [this.on('change', look), this.on('event', look), this.on('connection', closed)]
    })
  }
}

const outOfStep: Refusal = {
  code: 'out_of_step',
  place: 'view',
  message: 'This client sees the match otherwise than the server does; it may be of another version.',
}

const otherGame = (game: GameName): Refusal => ({
  code: 'other_game',
  place: 'game',
  message: `What is played at this table is ${game}.`,
})
