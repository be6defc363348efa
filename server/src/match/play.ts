/** A match under way as the host sees it: the kernel's `Match` without the words of its game. */
import {
  type Audience,
  type Command,
  copy,
  type Game,
  type Header,
  isReject,
  type Json,
  Match,
  type Numbered,
  type Options,
  type Over,
  type Reject,
  type Request,
  type Row,
  type Seat,
  type SeatInfo,
  type Snapshot,
  type Words,
} from '@wingover/shared/kernel'
import type { Shape } from '@wingover/shared/wire'
import type { Flat } from './wire.ts'

/** An event as an audience is told of it. */
export interface Told {
  readonly seq: number
  readonly type: string
}

export type Done =
  | {
      readonly ok: true
      readonly row: Row
      /** It was carried out before, under the same id. */
      readonly again: boolean
      /** What an audience is told of it, as copies. */
      tell(audience: Audience): Told[]
    }
  | { readonly ok: false; readonly reject: Reject }

export interface Play {
  readonly header: Header
  /** Rows so far. */
  readonly k: number
  /** Number of the last event. */
  readonly seq: number
  readonly at: number
  readonly over: Over | null
  readonly paused: readonly string[]
  readonly pending: readonly Request[]
  readonly faults: readonly { readonly command: string; readonly message: string }[]
  /** What was told before the first command. */
  opening(audience: Audience): Told[]
  apply(command: Command): Done
  legal(seat: Seat, requestId: string): Options | Reject
  /** The view of an audience, as a copy. */
  view(audience: Audience): object
  /** The public view as the room's schema holds it, and what only this seat is shown, as copies. */
  flat(): Flat
  own(seat: Seat): object | null
  snapshot(): Snapshot
}

/** What the players of a table agreed on before they brought squads. */
export type TableOptions = Readonly<Record<string, Json>>

/** A stretch of a match in sentences, as plain text. */
export interface Chapter {
  readonly heading: string
  readonly lines: readonly { readonly seq: number; readonly text: string }[]
}

/** What a page shows of a match: the public view, the events to tell, and what the players are called. */
export interface Shown {
  readonly flat: Flat
  readonly seq: number
  readonly events: readonly Told[]
  readonly names: Readonly<Record<Seat, string>>
}

export interface GameAdapter {
  readonly name: string
  readonly versions: Header['versions']
  readonly shape: Shape
  /** What the whole state of a room takes on the wire, as a rule at most. */
  readonly kilobytes: number
  /** The seats of such a table with their sides, in the order in which they are taken. */
  seats(options: TableOptions): readonly SeatInfo[]
  /** Why this squad cannot be played there from a seat, with its place in what the player sent; null when it can. */
  refuseSquad(options: TableOptions, squad: Json, seat: SeatInfo): Reject | null
  /** The table as an SVG text, with the ways of these events. */
  picture(shown: Shown, width: number): string
  /** These events, phase by phase. */
  story(shown: Shown): readonly Chapter[]
  begin(
    match: string,
    options: TableOptions,
    squads: Readonly<Record<Seat, Json>>,
    seed: Uint8Array,
    at: number,
  ): Play | Reject
  restore(header: Header, seed: Uint8Array, rows: readonly Row[], snapshot?: Snapshot): Play | Reject
}

export interface Adapted<W extends Words> {
  readonly game: Game<W>
  readonly shape: GameAdapter['shape']
  readonly kilobytes: GameAdapter['kilobytes']
  flat(view: W['view']): Flat
  /** The public view that `flat` was given, at the event of that number. */
  unflatten(flat: Flat, seq: number): W['view']
  /** The part of a seat's view that only this seat has. */
  own(view: W['view']): object | null
  readonly seats: GameAdapter['seats']
  readonly refuseSquad: GameAdapter['refuseSquad']
  picture(view: W['view'], how: { flown: Numbered<W['events']>[]; names: Shown['names']; width: number }): string
  /** `fromStart`: the events begin with the match's first; else they begin where the view stands. */
  story(view: W['view'], events: Numbered<W['events']>[], names: Shown['names'], fromStart: boolean): readonly Chapter[]
  /** The game's options from the table's and the squads by seat. */
  options(table: TableOptions, squads: Readonly<Record<Seat, Json>>): W['options'] & Json
}

export function adapt<W extends Words>(adapted: Adapted<W>): GameAdapter {
  const { game, shape, kilobytes, seats, options, refuseSquad } = adapted
  // The host was told these events by this game's own `redact`.
  const eventsOf = ({ events }: Shown) => events as Numbered<W['events']>[]
  const played = (match: Match<W> | Reject) => (isReject(match) ? match : playOf(adapted, match))
  return {
    name: game.name,
    versions: game.versions,
    ...{ shape, kilobytes, seats, refuseSquad },
    picture(shown, width) {
      const { flat, seq, names } = shown
      return adapted.picture(adapted.unflatten(flat, seq), { flown: eventsOf(shown), names, width })
    },
    story(shown) {
      const { flat, seq, names, events } = shown
      return adapted.story(adapted.unflatten(flat, seq), eventsOf(shown), names, events[0]?.seq === 1)
    },
    begin: (match, table, squads, seed, at) =>
      played(Match.begin(game, { match, seats: seats(table), options: options(table, squads), seed, at })),
    restore: (header, seed, rows, snapshot) => played(Match.restore(game, header, seed, rows, snapshot)),
  }
}

function playOf<W extends Words>({ game, flat, own }: Adapted<W>, match: Match<W>): Play {
  const telling =
    (events: Match<W>['opening']) =>
    (audience: Audience): Told[] =>
      events.flatMap(event => {
        const told = game.redact(event, audience)
        return told === null ? [] : [copy({ ...told, seq: event.seq })]
      })
  return {
    header: match.header,
    get k() {
      return match.rows.length
    },
    get seq() {
      return match.state.seq
    },
    get at() {
      return match.state.at
    },
    get over() {
      return match.state.over
    },
    get paused() {
      return match.state.paused
    },
    get pending() {
      return match.state.pending
    },
    faults: match.faults,
    opening: telling(match.opening),
    apply(command) {
      const reply = match.apply(command)
      return reply.ok ? { ok: true, row: reply.row, again: reply.again, tell: telling(reply.events) } : reply
    },
    legal: (seat, requestId) => match.legal(seat, requestId),
    view: audience => copy(game.project(match.state, audience)),
    flat: () => flat(game.project(match.state, 'public')),
    own(seat) {
      const part = own(game.project(match.state, { seat }))
      return part === null ? null : copy(part)
    },
    snapshot: () => match.snapshot(),
  }
}
