import { dial } from '@wingover/shared/dial'
import { isReject, readLog, verifyLog } from '@wingover/shared/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../test/process.ts'
import { squadA, squadB } from '../../test/squads.ts'
import type { Log } from '../ops/log.ts'
import { openStore, type Store } from '../store/store.ts'
import type { Table } from './table.ts'
import { patience, Tables } from './tables.ts'

const folder = temporaryFolder()
const quiet: Log = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} }
let store: Store | null = null
let now = 1_000_000

afterEach(async () => {
  await store?.close()
  store = null
  folder.remove()
})

/** As after a start of the server. */
async function start(): Promise<Tables> {
  await store?.close()
  store = await openStore({ DATA_DIR: folder.path, DATABASE: undefined, DATA_KEY: undefined, JOURNAL: 'fast' })
  const tables = new Tables(store, quiet, 100, () => now)
  await tables.restore()
  return tables
}

async function made(tables: Tables): Promise<Table> {
  const maker = { id: 'gana', name: 'Ana' }
  const table = await tables.create(maker, { game: 'dial', options: { ruleset: 'xwa' }, squad: squadA })
  if (!('seats' in table)) throw new Error(table.message)
  return table
}

async function begun(tables: Tables): Promise<Table> {
  const table = await made(tables)
  await table.takeSeat({ id: 'gbo', name: 'Bo' }, squadB)
  return table
}

/** A match that one side has conceded, with its end noted. */
async function over(tables: Tables): Promise<Table> {
  const table = await begun(tables)
  for (const [seat, id] of Object.entries({ a: 'q1', b: 'q2' })) {
    const answer = { ready: true, nonce: seat.repeat(32) }
    expect(await table.host?.submit(seat, { id: seat, requestId: id, answer })).toHaveProperty('ok')
  }
  await table.host?.submit('b', { id: 'end', intent: 'concede' })
  await vi.waitFor(async () => {
    const { ended } = await db()
      .selectFrom('matches')
      .select('ended')
      .where('id', '=', table.id)
      .executeTakeFirstOrThrow()
    expect(ended).toBe(now)
  })
  return table
}

function db() {
  if (store === null) throw new Error('no store is open')
  return store.db
}

describe('a match that is over', () => {
  it.each([
    [
      'when its room is closed',
      async (tables: Tables, id: string) => {
        tables.forget(id)
        return tables
      },
    ],
    ['after a start', () => start()],
  ])('is found as it was %s', async (_when, leave) => {
    const first = await start()
    const ended = await over(first)
    const events = await ended.host?.events(0)
    const tables = await leave(first, ended.id)
    const table = await tables.find(ended.id)
    await table?.wake()
    expect([tables.get(ended.id), tables.all()]).toEqual([undefined, []])
    expect([table?.status, table?.seats.map(({ name }) => name)]).toEqual(['over', ['Ana', 'Bo']])
    expect(table?.host?.news.flat).toEqual(ended.host?.news.flat)
    expect(await table?.host?.events(0)).toEqual(events)
    expect(await tables.find(ended.id)).toBe(table)
    // Its end stays what it was.
    now++
    expect(await db().selectFrom('matches').select('ended').executeTakeFirst()).toEqual({ ended: now - 1 })
  })

  it('gives its whole log, which anybody can play again', async () => {
    let tables = await start()
    const { id } = await over(tables)
    for (const again of [false, true]) {
      if (again) tables = await start()
      const table = await tables.find(id)
      await table?.wake()
      const text = table && (await tables.log(table))
      if (typeof text !== 'string') throw new Error('no log')
      const log = readLog(text)
      if (isReject(log)) throw new Error(log.message)
      expect(verifyLog(dial, log)).toMatchObject({ rows: 3, over: { winner: 'A', reason: 'conceded' } })
    }
  })

  it('of another version is kept, but cannot be shown', async () => {
    const tables = await start()
    const { id } = await over(tables)
    const { header } = await db().selectFrom('matches').select('header').executeTakeFirstOrThrow()
    await db()
      .updateTable('matches')
      .set({ header: String(header).replace('"engine":"', '"engine":"9') })
      .execute()
    tables.forget(id)
    const table = await tables.find(id)
    await table?.wake()
    expect([table?.host, table?.halt]).toEqual([null, 'version_mismatch'])
  })

  it('is found among many others', async () => {
    const tables = await start()
    const ids: string[] = []
    for (let i = 0; i < 18; i++) ids.push((await over(tables)).id)
    for (const id of ids) tables.forget(id)
    for (const id of [...ids, ...ids]) expect((await tables.find(id))?.id).toBe(id)
  })
})

describe('a match that goes on', () => {
  it('keeps its log, which holds secrets', async () => {
    const tables = await start()
    expect(await tables.log(await begun(tables))).toMatchObject({ code: 'not_over' })
    expect(await tables.log(await made(tables))).toMatchObject({ code: 'not_over' })
  })
})

describe('no match', () => {
  it('is found where there was none, or where none began', async () => {
    const tables = await start()
    const { id } = await made(tables)
    now += patience + 1
    const again = await start()
    for (const none of [id, 'm000000000000', '__proto__', '']) expect(await again.find(none)).toBeUndefined()
  })
})
