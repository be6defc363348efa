/** Matches that are over, as they are stored: page, story, picture and log outlive the room (design §1, §3). */
import type { Log } from '../ops/log.ts'
import type { Store } from '../store/store.ts'
import { storedSetup } from './stored-setup.ts'
import { Table } from './table.ts'

/** So many stay open, those that were looked at last: each holds a whole match. */
const mostOpen = 16

export class Archive {
  readonly #store: Store
  readonly #log: Log
  readonly #now: () => number
  /** What was looked at last comes last. */
  readonly #open = new Map<string, Table>()

  constructor(store: Store, log: Log, now: () => number) {
    this.#store = store
    this.#log = log
    this.#now = now
  }

  /** The table of a match that is over, asleep at first; undefined when no such match has this id. */
  async find(id: string): Promise<Table | undefined> {
    const table = this.#open.get(id) ?? (await this.#read(id))
    if (table === undefined) return undefined
    this.#open.delete(id)
    this.#open.set(id, table)
    const [oldest = id] = this.#open.keys()
    if (this.#open.size > mostOpen) this.#open.delete(oldest)
    return table
  }

  async #read(id: string): Promise<Table | undefined> {
    const row = await this.#store.db
      .selectFrom('matches')
      .selectAll()
      .where('id', '=', id)
      .where('ended', 'is not', null)
      .where('header', 'is not', null)
      .executeTakeFirst()
    if (row?.header == null) return undefined
    const services = { store: this.#store, log: this.#log, now: this.#now, ended: () => {} }
    const table = new Table(await storedSetup(this.#store, row), services)
    await table.restore(JSON.parse(row.header))
    return table
  }
}
