/** A table: seats that fill up, then a match. Its room shows it; what happens in the match is the host's. */
import { randomBytes } from 'node:crypto'
import { type Header, isReject, type Json, type Row, type Seat, type Snapshot } from '@wingover/shared/kernel'
import type { Player } from '../accounts/token.ts'
import type { Log } from '../ops/log.ts'
import { type Rejection, refuse } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { MatchHost } from './host.ts'
import type { Stored } from './news.ts'
import type { GameAdapter, Play, TableOptions } from './play.ts'
import { agree } from './versions.ts'

export interface TableSeat {
  readonly seat: Seat
  readonly side: string
  /** The player's id; null while it is free. */
  player: string | null
  name: string | null
  squad: Json
}

export interface TableSetup {
  readonly id: string
  readonly code: string
  readonly game: GameAdapter
  readonly options: TableOptions
  readonly created: number
  readonly seats: readonly TableSeat[]
}

export interface TableServices {
  readonly store: Store
  readonly log: Log
  readonly now: () => number
  /** The match is over. */
  readonly ended: (table: Table) => void
}

/** Begun under other rules; or what is stored cannot be read, played again or opened. It stays stored. */
export type Halt = 'version_mismatch' | 'not_restored'

export type Status = 'waiting' | 'playing' | 'over'

export class Table {
  readonly id: string
  readonly code: string
  readonly game: GameAdapter
  readonly options: TableOptions
  readonly created: number
  readonly seats: readonly TableSeat[]
  readonly #services: TableServices
  #host: MatchHost | null = null
  #halt: Halt | null = null
  /** The header of a match that is stored and that nobody has asked for since the start. */
  #asleep: Header | null = null
  #waking: Promise<void> | null = null
  /** Called when a seat is taken or the match begins: the room. */
  #changed: () => void = () => {}
  /** Seats are taken one after the other. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor({ id, code, game, options, created, seats }: TableSetup, services: TableServices) {
    this.id = id
    this.code = code
    this.game = game
    this.options = options
    this.created = created
    this.seats = seats
    this.#services = services
  }

  get host(): MatchHost | null {
    return this.#host
  }

  /** Why the match cannot go on here; null when it can. */
  get halt(): Halt | null {
    return this.#halt
  }

  get status(): Status {
    if (this.#host === null) return this.#halt === null && this.#asleep === null ? 'waiting' : 'playing'
    return this.#host.news.over ? 'over' : 'playing'
  }

  onChange(changed: () => void): void {
    this.#changed = changed
  }

  seatOf(playerId: string): TableSeat | undefined {
    return this.seats.find(seat => seat.player === playerId)
  }

  /** Gives the player the free seat, or finds his own one again. The match begins with the last seat. */
  takeSeat(player: Player, squad: Json | undefined): Promise<TableSeat | Rejection> {
    const taken = this.#queue.then(() => this.#takeSeat(player, squad))
    this.#queue = taken.catch(() => {})
    return taken
  }

  async #takeSeat(player: Player, squad: Json | undefined): Promise<TableSeat | Rejection> {
    const seat = this.seatOf(player.id) ?? (await this.#sitDown(player, squad))
    if (!('code' in seat)) await this.#beginWhenFull()
    this.#changed()
    return seat
  }

  async #sitDown(player: Player, squad: Json | undefined): Promise<TableSeat | Rejection> {
    const free = this.seats.find(seat => seat.player === null)
    if (free === undefined) return refuse('match_full')
    if (squad === undefined) return refuse('no_squad', 'squad')
    const refused = this.game.refuseSquad(this.options, squad, free)
    if (refused !== null) return refused
    await this.#services.store.db
      .updateTable('seats')
      .set({ player: player.id, name: player.name, squad: JSON.stringify(squad) })
      .where('match', '=', this.id)
      .where('seat', '=', free.seat)
      .execute()
    return Object.assign(free, { player: player.id, name: player.name, squad })
  }

  async #beginWhenFull(): Promise<void> {
    const { store, now } = this.#services
    if (this.status !== 'waiting' || this.seats.some(seat => seat.player === null)) return
    const seed = randomBytes(32)
    const squads = Object.fromEntries(this.seats.map(({ seat, squad }) => [seat, squad]))
    const play = this.game.begin(this.id, this.options, squads, seed, now())
    if (isReject(play)) throw new Error(`${this.id} cannot begin: ${play.message}`)
    await store.db.transaction().execute(async trx => {
      await trx
        .insertInto('secrets')
        .values({ match: this.id, seed: store.vault.seal(this.id, seed) })
        .execute()
      await trx
        .updateTable('matches')
        .set({ header: JSON.stringify(play.header) })
        .where('id', '=', this.id)
        .execute()
    })
    this.#open(play, [])
  }

  /** After a start: the match of this header is stored, or none has begun. It is played again when somebody comes. */
  async restore(header: Header | null): Promise<void> {
    if (header === null) return this.#beginWhenFull()
    if (agree(header.versions, this.game.versions)) this.#asleep = header
    else {
      this.#halt = 'version_mismatch'
      this.#services.log.warn({ match: this.id, stored: header.versions }, 'a match of another version stands still')
    }
  }

  /** Settles when the host is there, if the match has begun and can go on. */
  async wake(): Promise<void> {
    if (this.#asleep === null) return
    this.#waking ??= this.#wake(this.#asleep)
    await this.#waking
  }

  async #wake(header: Header): Promise<void> {
    try {
      const stored = await this.#stored()
      this.#open(
        await this.#play(header, stored),
        stored.map(({ seq }) => seq),
      )
    } catch (error) {
      this.#halt = 'not_restored'
      this.#services.log.error({ err: error, match: this.id }, 'a match could not be restored')
    }
    this.#asleep = null
    this.#changed()
  }

  #open(play: Play, seqs: readonly number[]): void {
    const { store, log, now } = this.#services
    const { header } = play
    this.#host = new MatchHost(play, {
      journal: store.journal,
      log,
      now,
      seqs,
      restore: async () => this.#play(header, await this.#stored()),
      flag: () => this.#flag(),
      over: () => this.#services.ended(this),
    })
    // The last process may have ended between the last row and its note of the end.
    if (play.over !== null) this.#services.ended(this)
  }

  async #stored(): Promise<Stored[]> {
    const rows = await this.#services.store.journal.read(this.id)
    return rows.map(({ row }) => row as Stored)
  }

  async #play(header: Header, stored: readonly Stored[]): Promise<Play> {
    const { db, journal, vault } = this.#services.store
    const secret = await db.selectFrom('secrets').select('seed').where('match', '=', this.id).executeTakeFirstOrThrow()
    const seed = vault.open(this.id, secret.seed)
    const rows: Row[] = stored.map(({ row }) => row)
    const kept = await journal.latest(this.id)
    const quick = kept === null ? null : this.game.restore(header, seed, rows, kept.body as Snapshot)
    // A snapshot is a cache: without it the rows alone give the same match.
    const play = quick === null || isReject(quick) ? this.game.restore(header, seed, rows) : quick
    if (isReject(play)) throw new Error(`${this.id} cannot be restored: ${play.place}: ${play.message}`)
    return play
  }

  #flag(): void {
    const { store, log } = this.#services
    store.db
      .updateTable('matches')
      .set(e => ({ faults: e('faults', '+', 1) }))
      .where('id', '=', this.id)
      .execute()
      .catch(error => log.error({ err: error, match: this.id }, 'a match could not be flagged'))
  }
}
