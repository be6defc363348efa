import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/process.ts'
import { isStorageFault } from './fault.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'

let folder: ReturnType<typeof temporaryFolder>
let file: string

beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder.path, 'test.sqlite')
})
afterEach(() => folder.remove())

async function open(): Promise<Kysely<{ notes: { text: string } }>> {
  const db = new Kysely<{ notes: { text: string } }>({ dialect: sqliteDialect(openSqlite(file, 'fast')) })
  await db.schema.createTable('notes').addColumn('text', 'text').execute()
  return db
}

const errorOf = (done: Promise<unknown>): Promise<unknown> =>
  done.then(
    () => null,
    error => error,
  )

describe('a fault of the storage', () => {
  it('is a full disk, in a transaction too, and goes with it', async () => {
    const db = await open()
    const write = (trx: Pick<typeof db, 'insertInto'>) =>
      trx
        .insertInto('notes')
        .values({ text: 'x'.repeat(100_000) })
        .execute()
    await sql`pragma max_page_count = 4`.execute(db)
    for (const done of [write(db), db.transaction().execute(write)]) {
      const error = await errorOf(done)
      expect(error).toHaveProperty('message', 'database or disk is full')
      expect(isStorageFault(error)).toBe(true)
    }
    expect(await db.selectFrom('notes').selectAll().execute()).toEqual([])
    await sql`pragma max_page_count = 1000`.execute(db)
    expect(await errorOf(db.transaction().execute(write))).toBeNull()
    await db.destroy()
  })

  it('is a file that is gone', async () => {
    const db = await open()
    rmSync(file)
    expect(isStorageFault(await errorOf(db.selectFrom('notes').selectAll().execute()))).toBe(true)
    await db.destroy()
  })

  it('is no mistake in a query, and nothing else', async () => {
    const db = await open()
    expect(isStorageFault(await errorOf(sql`select nothing from nowhere`.execute(db)))).toBe(false)
    await db.destroy()
    for (const other of [new Error('full'), null, 'full', { errcode: 'full' }])
      expect(isStorageFault(other)).toBe(false)
  })

  it('is told by the last byte of an extended code: a disk that cannot be read', () => {
    expect(isStorageFault({ errcode: 10 + 256 })).toBe(true)
  })
})
