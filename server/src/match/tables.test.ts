import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../test/process.ts'
import { squadA, squadB } from '../../test/squads.ts'
import type { Log } from '../ops/log.ts'
import { openStore, type Store } from '../store/store.ts'
import type { Table } from './table.ts'
import { patience, Tables } from './tables.ts'

const ana = { id: 'gana', name: 'Ana' }
const bo = { id: 'gbo', name: 'Bo' }
const newTable = { game: 'dial', options: { ruleset: 'xwa' }, squad: squadA } as const

const folder = temporaryFolder()
let store: Store | null = null
let now = 1_000_000
const errors: string[] = []
const log: Log = {
  debug() {},
  info() {},
  warn: (_f, m) => void errors.push(m),
  error: (_f, m) => void errors.push(m),
  fatal() {},
}

afterEach(async () => {
  await store?.close()
  store = null
  folder.remove()
  errors.length = 0
})

/** As after a start of the server. */
async function start(most = 100, key?: Buffer<ArrayBuffer>): Promise<{ tables: Tables; store: Store }> {
  await store?.close()
  store = await openStore({ DATA_DIR: folder.path, DATABASE: undefined, DATA_KEY: key, JOURNAL: 'fast' })
  const tables = new Tables(store, log, most, () => now)
  await tables.restore()
  return { tables, store }
}

async function made(tables: Tables): Promise<Table> {
  const table = await tables.create(ana, newTable)
  if (!('seats' in table)) throw new Error(table.message)
  return table
}

async function begun(tables: Tables): Promise<Table> {
  const table = await made(tables)
  expect(await table.takeSeat(bo, squadB)).toMatchObject({ seat: 'b', player: 'gbo' })
  return table
}

const concede = { id: 'end', intent: 'concede' } as const
const nonce = { id: '1', requestId: 'q1', answer: { nonce: 'a'.repeat(32) } }

describe('tables', () => {
  it('are found by id and code, have their maker in the first seat, and begin with the last', async () => {
    const { tables } = await start()
    const table = await made(tables)
    expect([tables.get(table.id), tables.byCode(table.code), tables.all()]).toEqual([table, table, [table]])
    expect([table.status, table.host, table.seatOf('gana')?.seat, table.seatOf('gbo')]).toEqual([
      'waiting',
      null,
      'a',
      undefined,
    ])
    expect(await table.takeSeat(bo, undefined)).toMatchObject({ code: 'no_squad' })
    expect(await table.takeSeat(bo, {})).toMatchObject({ code: 'bad_squad', place: 'squad' })
    const changed = vi.fn()
    table.onChange(changed)
    expect(await table.takeSeat(bo, squadB)).toMatchObject({ seat: 'b' })
    expect(changed).toHaveBeenCalled()
    expect(table.status).toBe('playing')
    expect(await table.takeSeat({ id: 'gcleo', name: 'Cleo' }, squadB)).toMatchObject({ code: 'match_full' })
    expect(await table.takeSeat(bo, undefined)).toMatchObject({ seat: 'b' })
  })

  it('are not more than the server holds', async () => {
    const { tables } = await start(1)
    await made(tables)
    expect(await tables.create(bo, newTable)).toMatchObject({ code: 'server_full' })
  })

  it('come back after a start: waiting, begun, and with what was said', async () => {
    const first = await start()
    const [waiting, playing] = [await made(first.tables), await begun(first.tables)]
    await playing.host?.submit('a', nonce)
    const { tables } = await start()
    expect(tables.get(waiting.id)).toMatchObject({ status: 'waiting', code: waiting.code, host: null })
    const again = tables.get(playing.id)
    expect([again?.status, again?.host]).toEqual(['playing', null])
    await Promise.all([again?.wake(), again?.wake()])
    expect(again?.host?.news).toEqual({ ...playing.host?.news, told: [], seats: expect.anything() })
    expect(again?.host?.greeting('a')).toEqual(playing.host?.greeting('a'))
    expect(again?.host?.greeting('a')?.own).toMatchObject({ sealed: { q1: { nonce: 'a'.repeat(32) } } })
    // The seat is still the player's, the command still the same command.
    expect(again?.seatOf('gbo')?.name).toBe('Bo')
    expect(await again?.host?.submit('a', nonce)).toMatchObject({ ok: { seq: playing.host?.news.seq } })
    expect(errors).toEqual([])
  })

  it('begin after a start when the last one ended between the last seat and the beginning', async () => {
    const first = await start()
    const table = await begun(first.tables)
    await first.store.db.updateTable('matches').set({ header: null }).execute()
    await first.store.db.deleteFrom('secrets').execute()
    const { tables } = await start()
    expect(tables.get(table.id)?.status).toBe('playing')
  })

  it('are over for good when they are over', async () => {
    const first = await start()
    const table = await begun(first.tables)
    await table.host?.submit('a', nonce)
    await table.host?.submit('a', concede)
    expect(table.status).toBe('over')
    await vi.waitFor(async () => {
      expect(await first.store.db.selectFrom('matches').select(['ended', 'code']).execute()).toEqual([
        { ended: now, code: null },
      ])
    })
    const { tables } = await start()
    expect(tables.all()).toEqual([])
  })

  it('are noted as over after a start when the last one ended between the last row and that note', async () => {
    const first = await start()
    const table = await begun(first.tables)
    await table.host?.submit('a', concede)
    const ends = () => first.store.db.selectFrom('matches').select('ended').executeTakeFirstOrThrow()
    await vi.waitFor(async () => expect(await ends()).toEqual({ ended: now }))
    await first.store.db.updateTable('matches').set({ ended: null, code: table.code }).execute()
    const second = await start()
    const again = second.tables.get(table.id)
    await again?.wake()
    expect(again?.status).toBe('over')
    await vi.waitFor(async () => {
      const rows = await second.store.db.selectFrom('matches').select(['ended', 'code']).execute()
      expect(rows).toEqual([{ ended: now, code: null }])
    })
    expect((await start()).tables.all()).toEqual([])
  })

  it('at which a seat stays free for a day are cleared away', async () => {
    const first = await start()
    await made(first.tables)
    now += patience + 1
    expect((await start()).tables.all()).toEqual([])
  })

  it('stand still under another major version or other data', async () => {
    const first = await start()
    const table = await begun(first.tables)
    const header = await first.store.db.selectFrom('matches').select('header').executeTakeFirstOrThrow()
    const changed = String(header.header).replace(/"engine":"\d+/, '"engine":"99')
    await first.store.db.updateTable('matches').set({ header: changed }).execute()
    const again = (await start()).tables.get(table.id)
    expect(again).toMatchObject({ halt: 'version_mismatch', host: null, status: 'playing' })
    expect(await again?.takeSeat({ id: 'gcleo', name: 'Cleo' }, squadB)).toMatchObject({ code: 'match_full' })
  })

  it('whose seed cannot be opened stand still and stay stored, and the others come back', async () => {
    const key = randomBytes(32)
    const first = await start(100, key)
    const sealed = await begun(first.tables)
    const { seed } = await first.store.db.selectFrom('secrets').select('seed').executeTakeFirstOrThrow()
    expect(seed).toMatch(/^gcm:/)
    const waiting = await made(first.tables)
    const { tables } = await start()
    await tables.get(sealed.id)?.wake()
    expect([tables.get(sealed.id)?.halt, tables.get(waiting.id)?.status]).toEqual(['not_restored', 'waiting'])
    expect(errors).toEqual(['a match could not be restored'])
    const again = (await start(100, key)).tables.get(sealed.id)
    await again?.wake()
    expect(again).toMatchObject({ halt: null, status: 'playing', host: expect.anything() })
  })

  it('come back without a snapshot that is damaged', async () => {
    const first = await start()
    const table = await begun(first.tables)
    for (let i = 1; i <= 33; i++) await table.host?.submit('a', { ...nonce, id: `n${i}` })
    const kept = await first.store.journal.latest(table.id)
    expect(kept?.k).toBe(32)
    await first.store.journal.keep(table.id, { k: 32, body: { k: 32, chain: 'other', state: '{}' } })
    const again = (await start()).tables.get(table.id)
    await again?.wake()
    expect(again?.host?.greeting('a')).toEqual(table.host?.greeting('a'))
  })
})
