/** All tables: made, found by id or code, restored after a start; those that are over are found in the archive. */
import { randomBytes } from 'node:crypto'
import type { Header, Json } from '@wingover/shared/kernel'
import type { Player } from '../accounts/token.ts'
import type { Log } from '../ops/log.ts'
import { type Rejection, refuse } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { Archive } from './archive.ts'
import { newCode } from './code.ts'
import { type GameName, gameOf } from './games.ts'
import { matchLog } from './match-log.ts'
import type { GameAdapter, TableOptions } from './play.ts'
import { storedSetup } from './stored-setup.ts'
import { Table, type TableSetup } from './table.ts'

export interface NewTable {
  readonly game: GameName
  readonly options: TableOptions
  readonly squad: Json
}

/** A table at which a seat stays free for so long is cleared away. */
export const patience = 24 * 3_600_000

export class Tables {
  readonly #store: Store
  readonly #log: Log
  readonly #most: number
  readonly #now: () => number
  readonly #byId = new Map<string, Table>()
  readonly #byCode = new Map<string, Table>()
  readonly #archive: Archive

  constructor(store: Store, log: Log, most: number, now: () => number = Date.now) {
    this.#store = store
    this.#log = log
    this.#most = most
    this.#now = now
    this.#archive = new Archive(store, log, now)
  }

  /** A table that is on. */
  get(id: string): Table | undefined {
    return this.#byId.get(id)
  }

  /** A table that is on, or whose match is over. */
  async find(id: string): Promise<Table | undefined> {
    return this.#byId.get(id) ?? this.#archive.find(id)
  }

  byCode(code: string): Table | undefined {
    return this.#byCode.get(code)
  }

  /** Latest first. */
  all(): Table[] {
    return [...this.#byId.values()].reverse()
  }

  /** A new table with its maker in the first seat. */
  async create(maker: Player, { game: name, options, squad }: NewTable): Promise<Table | Rejection> {
    if (this.#byId.size >= this.#most) return refuse('server_full')
    const game = await gameOf(name)
    const seats = seatsOf(game, options, maker, squad)
    const [first] = seats
    if (first === undefined) throw new Error(`${name} has no seats`)
    const refused = game.refuseSquad(options, squad, first)
    if (refused !== null) return refused
    const id = `m${randomBytes(9).toString('base64url')}`
    const setup = {
      id,
      code: this.#freeCode(),
      game,
      options,
      created: this.#now(),
      seats,
    }
    await this.#store.db.transaction().execute(async trx => {
      const { code, created } = setup
      await trx
        .insertInto('matches')
        .values({
          id,
          code,
          game: name,
          options: JSON.stringify(options),
          header: null,
          created,
          ended: null,
          faults: 0,
        })
        .execute()
      const rows = setup.seats.map(({ seat, side, player, name: called, squad: brought }) => {
        return { match: id, seat, side, player, name: called, squad: player === null ? null : JSON.stringify(brought) }
      })
      await trx.insertInto('seats').values(rows).execute()
    })
    return this.#add(setup)
  }

  /** Every table that was on when the last process ended. What cannot be restored stays stored, and is told to the log. */
  async restore(): Promise<void> {
    const { db } = this.#store
    await db
      .updateTable('matches')
      .set({ ended: this.#now(), code: null })
      .where('header', 'is', null)
      .where('created', '<', this.#now() - patience)
      .execute()
    const rows = await db.selectFrom('matches').selectAll().where('ended', 'is', null).orderBy('created').execute()
    for (const row of rows) {
      const { id, header } = row
      try {
        const table = this.#add(await storedSetup(this.#store, row))
        await table.restore(header === null ? null : (JSON.parse(header) satisfies Header))
      } catch (error) {
        this.forget(id)
        this.#log.error({ err: error, match: id }, 'a match could not be restored')
      }
    }
  }

  /** The log of a table as a file; as long as its match goes on, it holds secrets. */
  async log({ id, status }: Table): Promise<string | Rejection> {
    return status === 'over' ? matchLog(this.#store, id) : refuse('not_over')
  }

  /** Notes that a table is over, so that no later start restores it. */
  async end(table: Table): Promise<void> {
    await this.#store.db
      .updateTable('matches')
      .set({ ended: this.#now(), code: null })
      .where('id', '=', table.id)
      .execute()
  }

  /** The room of this table is closed. */
  forget(id: string): void {
    this.#byCode.delete(this.#byId.get(id)?.code ?? '')
    this.#byId.delete(id)
  }

  /** Waits until everything that was accepted is stored. */
  async close(): Promise<void> {
    await Promise.all([...this.#byId.values()].map(table => table.host?.close()))
  }

  #add(setup: TableSetup): Table {
    const table = new Table(setup, {
      store: this.#store,
      log: this.#log,
      now: this.#now,
      ended: over =>
        void this.end(over).catch(error => this.#log.error({ err: error, match: over.id }, 'an end was not noted')),
    })
    this.#byId.set(setup.id, table)
    this.#byCode.set(setup.code, table)
    return table
  }

  #freeCode(): string {
    for (;;) {
      const code = newCode()
      if (!this.#byCode.has(code)) return code
    }
  }
}

function seatsOf(game: GameAdapter, options: TableOptions, maker: Player, squad: Json): TableSetup['seats'] {
  return game.seats(options).map(({ seat, side }, i) => {
    const first = i === 0
    return { seat, side, player: first ? maker.id : null, name: first ? maker.name : null, squad: first ? squad : null }
  })
}
