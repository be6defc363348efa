/** One match: the state, the accepted commands, and the only way in (design §1, §3). Synchronous and pure of time. */
import { askedOf, openRequest, refuseAnswer } from './answer.ts'
import { firstState } from './begin.ts'
import { carryOut, type Table, turnOf } from './carry-out.ts'
import { type Command, isCommand } from './command.ts'
import { commitment } from './fairness.ts'
import type { Game, Words } from './game.ts'
import { hashText, refuseStrangeNumbers, stateText } from './hash.ts'
import { History, type Snapshot } from './history.ts'
import { isPlayer, refuseIntent, refusePause } from './intent.ts'
import { canonical, copy, isObject, type Json, parse, plain } from './json.ts'
import type { Options } from './options.ts'
import { Refusals } from './refusals.ts'
import { isReject, type Reject, reject } from './reject.ts'
import { chainNext, chainStart, type Header, type Row } from './row.ts'
import { bookOf, run } from './run.ts'
import type { Seat, SeatInfo, State } from './state.ts'
import type { Numbered, Turn } from './turn.ts'

type StateOf<W extends Words> = State<W['game'], W['secrets']>

export type Reply<W extends Words> =
  | { readonly ok: true; readonly row: Row; readonly events: readonly Numbered<W['events']>[]; readonly again: boolean }
  | { readonly ok: false; readonly reject: Reject }

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
  /** Events of the opening, before any command. */
  readonly opening: readonly Numbered<W['events']>[]
  /** Reports of faults: the command that could not be carried out and why. For the operator only. */
  readonly faults: { command: string; message: string }[] = []
  /** Has every row carry a hash (tests). */
  hashEvery = false
  readonly #table: Table<W>
  readonly #history: History<StateOf<W>>
  readonly #refusals = new Refusals()
  #state: StateOf<W>

  private constructor(game: Game<W>, header: Header, seed: Uint8Array, first: StateOf<W>) {
    const table = { game, book: bookOf(game), dice: { seed, matchId: header.match } }
    this.header = header
    this.#table = table
    this.#state = first
    const t = turnOf(table, first)
    t.pushFrame(game.opening, {})
    run(t)
    this.opening = t.events
    this.#history = new History(chainStart(header), first, (state, { command }, past) => {
      return carryOut(table, state, command, past).state
    })
  }

  /** A new match, or why these options cannot be played. */
  static begin<W extends Words>(game: Game<W>, setup: Setup<W>): Match<W> | Reject {
    const { match, seats, options, seed, at } = setup
    if (seed.length !== 32) throw new Error(`a dice seed has 32 bytes, not ${seed.length}`)
    const { name, versions } = game
    return Match.open(game, { match, game: name, versions, seats, options, commitment: commitment(seed), at }, seed)
  }

  /** The match of a header before its first row. The caller has checked versions (log.ts does). */
  static open<W extends Words>(game: Game<W>, told: Header, seed: Uint8Array): Match<W> | Reject {
    const header = copy(told)
    const first = firstState(game, header)
    return 'code' in first ? first : new Match(game, header, seed, first)
  }

  /**
   * Goes on from stored rows, all from the first on. With a snapshot what lies before it is not replayed, only its chain
   * is followed. Refuses what does not fit together; a snapshot is a cache, so the caller may try again without it.
   */
  static restore<W extends Words>(
    game: Game<W>,
    header: Header,
    seed: Uint8Array,
    rows: readonly Row[],
    snapshot?: Snapshot,
  ): Match<W> | Reject {
    const match = Match.open(game, header, seed)
    if (isReject(match)) return match
    const refused = snapshot === undefined ? null : match.#goOnFrom(snapshot, rows)
    if (refused !== null) return refused
    for (const row of rows.slice(match.rows.length)) {
      const differs = match.replay(row)
      if (differs !== null) return differs
    }
    return match
  }

  get state(): Readonly<StateOf<W>> {
    return this.#state
  }

  get rows(): readonly Row[] {
    return this.#history.rows
  }

  get chain(): string {
    return this.#history.chain
  }

  snapshot(): Snapshot {
    return { k: this.rows.length, chain: this.chain, state: stateText(this.#state) }
  }

  /** The legal answers to an open request of a seat. Nothing lists them that nobody asked for. */
  legal(seat: Seat, requestId: string): Options | Reject {
    const request = openRequest<W>(this.#state, seat, requestId)
    if (isReject(request)) return request
    return this.#table.book.request(request).legal(askedOf<W>(this.#state, request))
  }

  /** Why an answer would be refused; null when it would be taken. Changes nothing. */
  accepts(seat: Seat, requestId: string, answer: Json): Reject | null {
    const command = plain({ id: 'asked', seat, at: this.#state.at, requestId, answer })
    return isCommand(command) ? this.#refuse(command) : reject('bad_command', '')
  }

  /** Takes a command or refuses it; a refusal leaves no trace. The same id from the same seat gets its first reply. */
  apply(said: Command): Reply<W> {
    return this.#take(said, this.hashEvery)
  }

  /** Plays a stored row again and says where it does not come out as it is written; null when it does. */
  replay(row: Row): Reject | null {
    const place = `row ${row.k}`
    const reply = this.#take(row.command, row.hash !== undefined)
    if (!reply.ok) return { ...reply.reject, place }
    const made: Partial<Row> = reply.row
    const keys = new Set([...Object.keys(row), ...Object.keys(made)] as (keyof Row)[])
    for (const key of keys) {
      const [theirs, ours] = [row[key] ?? null, made[key] ?? null]
      if (canonical(theirs) !== canonical(ours)) return reject('chain_broken', place, `Played again, ${key} differs.`)
    }
    return null
  }

  /** The state after row k (0: the opening), as a copy. */
  stateAt(k: number): StateOf<W> {
    return k === this.rows.length ? copy(this.#state) : this.#history.stateAt(k)
  }

  #take(said: Command, hashed: boolean): Reply<W> {
    const command = plain(said)
    if (!isCommand(command)) return { ok: false, reject: reject('bad_command', '') }
    const known = this.#history.find(command)
    if (known !== undefined) return { ok: true, row: known, events: [], again: true }
    const before = this.#refusals.find(command)
    if (before !== undefined) return { ok: false, reject: before }
    try {
      const refused = this.#refuse(command)
      if (refused !== null) return this.#turnAway(command, refused)
      const past = { rows: () => this.rows, stateAt: (k: number) => this.#history.stateAt(k) }
      const t = carryOut(this.#table, this.#state, command, past)
      if (hashed) refuseStrangeNumbers(t.state)
      const marked = t.marked || hashed
      const text = marked || this.#history.wantsState ? stateText(t.state) : undefined
      const row = this.#rowOf(command, t, marked ? text : undefined)
      this.#history.keep(row, text)
      this.#state = t.state
      return { ok: true, row, events: t.events, again: false }
    } catch (error) {
      this.#state = this.#history.stateAt(this.rows.length)
      this.faults.push({
        command: command.id,
        message: error instanceof Error ? (error.stack ?? error.message) : `${error}`,
      })
      return this.#turnAway(command, reject('engine_fault', ''))
    }
  }

  #refuse(command: Command): Reject | null {
    const state = this.#state
    const { seat, at } = command
    const player = isPlayer(state, seat)
    if (!player && seat !== 'host' && seat !== 'judge') return reject('unknown_seat', 'seat')
    if (at < state.at) return reject('time_runs_back', 'at')
    if (state.over !== null) return reject('match_over', '')
    if ('intent' in command) return refuseIntent(state, this.rows, command)
    if (!player) return reject('not_your_request', 'seat')
    return refusePause(state) ?? refuseAnswer(this.#table.book, state, command)
  }

  #rowOf(command: Command, t: Turn<W>, hashed: string | undefined): Row {
    const { n } = t.state.rng
    return {
      k: this.rows.length + 1,
      command,
      n,
      revealed: t.revealed,
      ...(t.back === undefined ? {} : { back: t.back }),
      chain: chainNext(this.chain, command, n),
      ...(hashed === undefined ? {} : { hash: hashText(hashed) }),
    }
  }

  #turnAway(command: Command, refused: Reject): Reply<W> {
    this.#refusals.keep(command, refused)
    return { ok: false, reject: refused }
  }

  #goOnFrom(snapshot: Snapshot, rows: readonly Row[]): Reject | null {
    for (const row of rows.slice(0, snapshot.k)) {
      const holds = row.k === this.rows.length + 1 && row.chain === chainNext(this.chain, row.command, row.n)
      if (!holds) return reject('chain_broken', `row ${row.k}`)
      this.#history.keep(row)
    }
    const state = parse(snapshot.state)
    const fits = this.rows.length === snapshot.k && this.chain === snapshot.chain
    if (!fits || state === undefined || !isObject(state)) return reject('chain_broken', 'snapshot')
    this.#state = state as unknown as StateOf<W>
    this.#history.keepSnapshot(snapshot)
    return null
  }
}
