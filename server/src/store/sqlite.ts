/** `node:sqlite` in the shape that Kysely's own SQLite dialect takes. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type SqliteDatabase, SqliteDialect } from 'kysely'
import type { Config } from '../config.ts'
import { staysInPlace } from './in-place.ts'

/** Opens a database file in WAL mode: readers never wait, and `kill -9` loses nothing that was committed. */
export function openSqlite(file: string, journal: Config['JOURNAL']): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 })
  db.exec('PRAGMA journal_mode = WAL')
  // NORMAL may lose the last commits in a power cut, never in a crash of the process; FULL loses none.
  db.exec(`PRAGMA synchronous = ${journal === 'power' ? 'FULL' : 'NORMAL'}`)
  db.exec('PRAGMA foreign_keys = ON')
  return db
}

export function sqliteDialect(db: DatabaseSync): SqliteDialect {
  return new SqliteDialect({ database: asKyselyWants(db) })
}

function asKyselyWants(db: DatabaseSync): SqliteDatabase {
  const checkPlace = staysInPlace(db)
  return {
    close: () => db.close(),
    prepare(sql) {
      checkPlace()
      // A full disk has SQLite take the transaction back itself; that there is none left would hide why.
      if (sql === 'rollback' && !db.isTransaction) return nothing
      const statement = db.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: values => statement.all(...values.map(bound)),
        run: values => statement.run(...values.map(bound)),
        iterate: values => statement.iterate(...values.map(bound)),
      }
    },
  }
}

const nothing: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

function bound(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`SQLite takes no ${typeof value}`)
}
