/** One match: the state, the accepted commands, and the only way in (design §1, §3). Synchronous and pure of time. */
import { askedOf, openRequest, refuseAnswer, takeAnswer, timeOut } from './answer.ts'
import { type Command, type Intent, isCommand } from './command.ts'
import { commitment } from './fairness.ts'
import type { Game, Words } from './game.ts'
import { hashOf } from './hash.ts'
import { copy, type Json } from './json.ts'
import type { Options } from './options.ts'
import { isReject, type Reject, reject } from './reject.ts'
import { chainNext, chainStart, type Header, type Row } from './row.ts'
import { type Book, bookOf, run } from './run.ts'
import type { Offer, Seat, SeatInfo, State } from './state.ts'
import { type Dice, type Numbered, Turn } from './turn.ts'
import { bringToPresent, isFree, isStillSealed, rowToUndo } from './undo.ts'

type StateOf<W extends Words> = State<W['game'], W['secrets']>

export type Reply<W extends Words> =
  | { readonly ok: true; readonly row: Row; readonly events: readonly Numbered<W['events']>[]; readonly again: boolean }
  | { readonly ok: false; readonly reject: Reject }

/** A state as text, with the row it stands after. */
export interface Snapshot {
  readonly k: number
  readonly state: string
}

/** Rows between two snapshots: a fault or an undo replays at most so many. */
const snapshotEvery = 32
/** Refusals remembered, so that the same command gets the same reply. */
const remembered = 128

export interface Setup<W extends Words> {
  readonly match: string
  readonly seats: readonly SeatInfo[]
  readonly options: W['options'] & Json
  /** 32 secret bytes. */
  readonly seed: Uint8Array
  readonly at: number
}

export class Match<W extends Words> {
  readonly header: Header
  readonly rows: Row[] = []
  /** Reports of faults: the command that could not be carried out and why. */
  readonly faults: { command: string; message: string }[] = []
  /** Has every row carry a hash (tests, verify). */
  hashEvery = false
  readonly #game: Game<W>
  readonly #book: Book<W>
  readonly #dice: Dice
  #state: StateOf<W>
  #snapshots: Snapshot[] = []
  #chain: string
  readonly #accepted = new Map<string, Row>()
  readonly #refused = new Map<string, Reject>()
  /** Events of the opening, before any command. */
  readonly opening: readonly Numbered<W['events']>[]

  private constructor(game: Game<W>, header: Header, seed: Uint8Array, first: StateOf<W>) {
    this.#game = game
    this.#book = bookOf(game)
    this.header = header
    this.#dice = { seed, matchId: header.match }
    this.#chain = chainStart(header)
    this.#state = first
    const t = this.#turn()
    t.pushFrame(game.opening, {})
    run(t)
    this.opening = t.events
    this.#snapshots.push({ k: 0, state: JSON.stringify(this.#state) })
  }

  /** A new match, or why these options cannot be played. */
  static begin<W extends Words>(game: Game<W>, setup: Setup<W>): Match<W> | Reject {
    const { match, seats, options, seed, at } = setup
    const header: Header = {
      match,
      game: game.name,
      versions: game.versions,
      seats,
      options,
      commitment: commitment(seed),
      at,
    }
    return Match.open(game, header, seed)
  }

  /** The match of a header before its first row. The caller has checked versions (log.ts does). */
  static open<W extends Words>(game: Game<W>, header: Header, seed: Uint8Array): Match<W> | Reject {
    const begun = game.begin(copy(header.options) as W['options'], header.seats)
    if (isReject(begun)) return begun
    const sides = new Set(header.seats.map(s => s.side))
    const first: StateOf<W> = {
      v: 1,
      seq: 0,
      at: header.at,
      rng: { n: 0 },
      seats: header.seats.map(s => ({ ...s })),
      nonces: null,
      game: begun,
      hidden: { host: { decks: {} }, sides: {} },
      stack: [],
      pending: [],
      nextRequest: 1,
      listeners: {},
      offers: [],
      paused: [],
      over: null,
    }
    for (const side of sides) first.hidden.sides[side] = { own: game.secrets(begun, side), sealed: {} }
    return new Match(game, header, seed, first)
  }

  /** Goes on from stored rows and a snapshot of one of them, without replaying what lies before it. */
  static restore<W extends Words>(
    game: Game<W>,
    header: Header,
    seed: Uint8Array,
    rows: readonly Row[],
    snapshot?: Snapshot,
  ): Match<W> | Reject {
    const match = Match.open(game, header, seed)
    if (isReject(match)) return match
    const from = snapshot?.k ?? 0
    if (snapshot !== undefined) {
      match.#state = JSON.parse(snapshot.state) as StateOf<W>
      match.#snapshots.push(snapshot)
    }
    for (const row of rows) {
      if (row.k <= from) match.#keep(row)
      else {
        const reply = match.apply(row.command)
        if (!reply.ok) return reply.reject
        if (reply.row.chain !== row.chain) return reject('chain_broken', `row ${row.k}`)
      }
    }
    return match
  }

  get state(): Readonly<StateOf<W>> {
    return this.#state
  }

  get chain(): string {
    return this.#chain
  }

  snapshot(): Snapshot {
    return { k: this.rows.length, state: JSON.stringify(this.#state) }
  }

  /** The legal answers to an open request of a seat. Nothing lists them that nobody asked for. */
  legal(seat: Seat, requestId: string): Options | Reject {
    const request = openRequest<W>(this.#state, seat, requestId)
    if (isReject(request)) return request
    return this.#book.request(request).legal(askedOf<W>(this.#state, request))
  }

  /** Takes a command or refuses it; a refusal leaves no trace. The same id from the same seat gets its first reply. */
  apply(said: Command): Reply<W> {
    const command = plain(said)
    if (!isCommand(command)) return { ok: false, reject: reject('bad_command', '') }
    const name = `${command.seat} ${command.id}`
    const known = this.#accepted.get(name)
    if (known !== undefined) return { ok: true, row: known, events: [], again: true }
    const before = this.#refused.get(name)
    if (before !== undefined) return { ok: false, reject: before }
    try {
      const refused = this.#refuse(command)
      if (refused !== null) return this.#remember(name, refused)
      const t = this.#carryOut(command)
      return { ok: true, row: this.#append(command, t), events: t.events, again: false }
    } catch (error) {
      this.#state = this.#stateAt(this.rows.length)
      this.faults.push({
        command: command.id,
        message: error instanceof Error ? (error.stack ?? error.message) : `${error}`,
      })
      return this.#remember(name, reject('engine_fault', ''))
    }
  }

  /** The state after row k (0: the opening), as a copy. */
  stateAt(k: number): StateOf<W> {
    return k === this.rows.length ? copy(this.#state) : this.#stateAt(k)
  }

  #turn(): Turn<W> {
    return new Turn(this.#game, this.#book, this.#state, this.#dice)
  }

  #refuse(command: Command): Reject | null {
    const state = this.#state
    const { seat, at } = command
    const player = state.seats.some(s => s.seat === seat)
    if (!player && seat !== 'host' && seat !== 'judge') return reject('unknown_seat', 'seat')
    if (at < state.at) return reject('time_runs_back', 'at')
    if (state.over !== null) return reject('match_over', '')
    if ('intent' in command) return this.#refuseIntent(command, player)
    if (!player) return reject('not_your_request', 'seat')
    if (state.paused.length > 0) return reject('paused', '', state.paused.join(', '))
    return refuseAnswer(this.#book, state, command)
  }

  #refuseIntent(command: Intent, player: boolean): Reject | null {
    const state = this.#state
    const { intent, seat, to = '' } = command
    switch (intent) {
      case 'concede':
        return player ? null : reject('unknown_seat', 'seat')
      case 'draw':
        return this.#offer('draw', '')?.seats.includes(seat) ? reject('already_offered', 'intent') : null
      case 'decline':
        return state.offers.some(o => o.kind === to) && player ? null : reject('nothing_to_decline', 'to')
      case 'undo': {
        const offered = this.#offer('undo', to)
        if (offered !== undefined && player)
          return offered.seats.includes(seat) ? reject('already_offered', 'to') : null
        const row = rowToUndo(this.rows, seat, to)
        if ('code' in row) return row
        return isStillSealed(row, state.pending) ? reject('sealed_is_replaced', 'to') : null
      }
      case 'timeout': {
        if (seat !== 'host') return reject('host_only', 'seat')
        const request = state.pending.find(r => r.id === to)
        if (request === undefined) return reject('unknown_request', 'to')
        return request.default === null ? reject('no_default', 'to') : null
      }
      case 'pause':
        return player ? reject('host_only', 'seat') : null
      case 'resume':
        if (player) return reject('host_only', 'seat')
        return state.paused.includes(to) ? null : reject('not_paused', 'to')
    }
  }

  #carryOut(command: Command): Turn<W> {
    if ('intent' in command && command.intent === 'undo') return this.#undo(command)
    const t = this.#turn()
    t.state.at = command.at
    if ('intent' in command) this.#carryOutIntent(t, command)
    else {
      t.state.offers = t.state.offers.filter(o => !o.seats.includes(command.seat))
      takeAnswer<W>(t.state, command)
      run(t)
    }
    return t
  }

  #carryOutIntent(t: Turn<W>, { intent, seat, to = '' }: Intent): void {
    const { state } = t
    switch (intent) {
      case 'concede':
        this.#game.concede(t, seat)
        break
      case 'draw':
        if (seat === 'judge' || seat === 'host' || this.#agree('draw', '', seat)) t.end(null, 'agreed')
        break
      case 'decline':
        state.offers = state.offers.filter(o => o.kind !== to)
        break
      case 'timeout': {
        const request = state.pending.find(r => r.id === to)
        if (request !== undefined) timeOut<W>(state, request)
        run(t)
        break
      }
      case 'pause':
        if (!state.paused.includes(to)) state.paused.push(to)
        break
      case 'resume':
        state.paused = state.paused.filter(reason => reason !== to)
        break
    }
  }

  /** Free, by a judge, or when every side wants it; until then it is an offer. */
  #undo(command: Intent): Turn<W> {
    const { seat, to = '' } = command
    const offered = this.#offer('undo', to)
    const maker = offered?.seats[0] ?? seat
    const row = rowToUndo(this.rows, maker, to)
    if ('code' in row) throw new Error('undoes a row that is not there')
    const free = seat === maker && isFree(this.rows, row, this.#state.pending)
    if (seat !== 'judge' && !free && !this.#agree('undo', to, seat)) {
      this.#state.at = command.at
      return this.#turn()
    }
    const restored = this.#stateAt(row.k - 1)
    const seen = bringToPresent(restored, this.#state, command.at)
    this.#state = restored
    const t = this.#turn()
    for (const deck of seen) t.shuffle(deck)
    return t
  }

  #offer(kind: Offer['kind'], to: string): Offer | undefined {
    return this.#state.offers.find(o => o.kind === kind && o.to === to)
  }

  /** Notes that a seat wants something; true when every side does now. */
  #agree(kind: Offer['kind'], to: string, seat: Seat): boolean {
    const { offers, seats } = this.#state
    const offer = this.#offer(kind, to) ?? { kind, to, seats: [] }
    if (offer.seats.length === 0) offers.push(offer)
    offer.seats.push(seat)
    const sides = new Set(seats.filter(s => offer.seats.includes(s.seat)).map(s => s.side))
    return seats.every(s => sides.has(s.side))
  }

  #append(command: Command, t: Turn<W>): Row {
    const { n } = this.#state.rng
    const k = this.rows.length + 1
    const chain = chainNext(this.#chain, command, n)
    const row: Row = { k, command, n, revealed: t.revealed, chain }
    const hashed: Row = t.marked || this.hashEvery ? { ...row, hash: hashOf(this.#state) } : row
    this.#keep(hashed)
    if (k % snapshotEvery === 0) {
      this.#snapshots.push(this.snapshot())
      // The opening and the last two are enough: what lies between is replayed when somebody looks back.
      if (this.#snapshots.length > 3) this.#snapshots.splice(1, 1)
    }
    return hashed
  }

  #keep(row: Row): void {
    this.rows.push(row)
    this.#chain = row.chain
    this.#accepted.set(`${row.command.seat} ${row.command.id}`, row)
  }

  #remember(name: string, refused: Reject): Reply<W> {
    this.#refused.set(name, refused)
    const oldest = this.#refused.keys().next()
    if (this.#refused.size > remembered && !oldest.done) this.#refused.delete(oldest.value)
    return { ok: false, reject: refused }
  }

  #stateAt(k: number): StateOf<W> {
    const from = this.#snapshots.findLast(s => s.k <= k)
    if (from === undefined) throw new Error(`no snapshot before row ${k}`)
    const present = this.#state
    const rows = this.rows.splice(from.k)
    this.#state = JSON.parse(from.state) as StateOf<W>
    try {
      for (const row of rows.slice(0, k - from.k)) {
        this.#carryOut(row.command)
        this.rows.push(row)
      }
      return this.#state
    } finally {
      this.rows.push(...rows.slice(this.rows.length - from.k))
      this.#state = present
    }
  }
}

/** A command as the journal will give it back: what plain data cannot hold (−0, dates, cycles) is gone before it counts. */
function plain(command: Command): unknown {
  try {
    return copy(command)
  } catch {
    return null
  }
}
