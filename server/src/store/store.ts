/** The store: one database file, held by one process. */
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Journal } from './journal.ts'
import { lockDatabase } from './lock.ts'
import { migrate } from './migrations.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'
import { sqliteJournal } from './sqlite-journal.ts'
import type { Tables } from './tables.ts'
import { type Vault, vault } from './vault.ts'

export interface Store {
  /** For everything but the journal. A transaction awaits nothing but its own queries (see `store.ts`). */
  readonly db: Kysely<Tables>
  readonly journal: Journal
  readonly vault: Vault
  /** Finishes what is being written and lets the file go. */
  close(): Promise<void>
}

/** Opens, locks and migrates the database. Throws a plain message when another process holds it. */
export async function openStore(
  config: Pick<Config, 'DATA_DIR' | 'DATABASE' | 'DATA_KEY' | 'JOURNAL'>,
): Promise<Store> {
  const file = config.DATABASE ?? join(config.DATA_DIR, 'wingover.sqlite')
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Seeds and dials are in it: nobody else on this machine reads them, whatever the folder allows. Its logs take its mode.
  closeSync(openSync(file, 'a', 0o600))
  const lock = lockDatabase(file)
  // Kysely's queries run synchronously between microtasks, the journal commits in a macrotask: as long as a
  // transaction awaits only its queries, the two connections never wait for each other.
  const db = new Kysely<Tables>({ dialect: sqliteDialect(openSqlite(file, config.JOURNAL)) })
  await migrate(db)
  const journal = sqliteJournal(file, config.JOURNAL)
  return {
    db,
    journal,
    vault: vault(config.DATA_KEY),
    async close() {
      await journal.close()
      await db.destroy()
      lock.release()
    },
  }
}
