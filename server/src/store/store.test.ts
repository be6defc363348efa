import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { run, temporaryFolder } from '../../test/process.ts'
import { openStore, type Store } from './store.ts'

const folder = temporaryFolder()
const stores: Store[] = []
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close()
  folder.remove()
})

async function open(): Promise<Store> {
  const store = await openStore({
    DATA_DIR: join(folder.path, 'deep'),
    DATABASE: undefined,
    DATA_KEY: undefined,
    JOURNAL: 'fast',
  })
  stores.push(store)
  return store
}

const match = { id: 'm', code: 'ABCDEF', game: 'dial', options: '{}', header: null, created: 1, ended: null, faults: 0 }

describe('the store', () => {
  it('keeps matches and seats', async () => {
    const { db } = await open()
    await db.insertInto('matches').values(match).execute()
    await db
      .insertInto('seats')
      .values({ match: 'm', seat: 'a', side: 'a', player: null, name: null, squad: null })
      .execute()
    expect(await db.selectFrom('matches').selectAll().execute()).toEqual([match])
    await expect(
      db
        .insertInto('matches')
        .values({ ...match, id: 'other' })
        .execute(),
    ).rejects.toThrow(/UNIQUE/)
    const { numUpdatedRows } = await db
      .updateTable('seats')
      .set({ player: 'p' })
      .where('player', 'is', null)
      .executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBe(1n)
  })

  it('is read by its own user alone, in an open folder too', async () => {
    const deep = join(folder.path, 'deep')
    mkdirSync(deep, { recursive: true, mode: 0o755 })
    const { db } = await open()
    await db.insertInto('matches').values(match).execute()
    const files = readdirSync(deep).filter(name => /sqlite(-wal|-shm)?$/.test(name))
    expect(files.map(name => statSync(join(deep, name)).mode & 0o777)).toEqual([0o600, 0o600, 0o600])
  })

  it('rolls a failed transaction back', async () => {
    const { db } = await open()
    const failing = db.transaction().execute(async trx => {
      await trx.insertInto('matches').values(match).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await db.selectFrom('matches').selectAll().execute()).toEqual([])
  })

  it('writes journal and tables at the same time without one waiting for the other', async () => {
    const { db, journal } = await open()
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const written = journal.append(`m${i}`, [{ k: 1, row: i }])
        await db.transaction().execute(async trx => {
          await trx
            .insertInto('matches')
            .values({ ...match, id: `m${i}`, code: `C${i}` })
            .execute()
          await trx
            .insertInto('secrets')
            .values({ match: `m${i}`, seed: 'plain:' })
            .execute()
        })
        await written
      }),
    )
    expect(
      await db
        .selectFrom('journal')
        .select(e => e.fn.countAll().as('n'))
        .execute(),
    ).toEqual([{ n: 20 }])
    expect(
      await db
        .selectFrom('secrets')
        .select(e => e.fn.countAll().as('n'))
        .execute(),
    ).toEqual([{ n: 20 }])
  })

  it('keeps what it has when it is opened again', async () => {
    const first = await open()
    await first.db.insertInto('matches').values(match).execute()
    await stores.pop()?.close()
    const { db } = await open()
    expect(await db.selectFrom('matches').select('id').execute()).toEqual([{ id: 'm' }])
  })

  it('refuses a second process with a plain message, and lets it in after a kill', async () => {
    const store = new URL('./store.ts', import.meta.url).href
    const script = `
      const { openStore } = await import(${JSON.stringify(store)})
      const kept = await openStore({ DATA_DIR: ${JSON.stringify(join(folder.path, 'deep'))}, JOURNAL: 'fast' })
      console.log('held')
      setInterval(() => kept, 1000)
    `
    const holder = run(['--input-type=module', '--eval', script])
    await new Promise(held => holder.child.stdout.once('data', held))
    await expect(open()).rejects.toThrow(
      /^another Wingover server uses .*wingover\.sqlite: stop it, or set DATABASE to another file$/,
    )
    const second = run(['--input-type=module', '--eval', script])
    expect(await second.ended).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('another Wingover server uses'),
    })
    holder.child.kill('SIGKILL')
    await holder.ended
    await open()
  })
})
