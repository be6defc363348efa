import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/process.ts'
import { openStore, type Store } from './store.ts'

const folders: ReturnType<typeof temporaryFolder>[] = []
const stores: Store[] = []
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close()
  for (const folder of folders.splice(0)) folder.remove()
})

async function open(JOURNAL: 'fast' | 'power' = 'fast') {
  const folder = temporaryFolder()
  folders.push(folder)
  const store = await openStore({ DATA_DIR: folder.path, DATABASE: undefined, DATA_KEY: undefined, JOURNAL })
  stores.push(store)
  await store.journal.append('m', [{ k: 1, row: 'first' }])
  return { store, file: join(folder.path, 'wingover.sqlite'), folder: folder.path }
}

const gone = /was deleted or replaced/
const second = [{ k: 2, row: 'second' }]

describe('a database whose file is taken away while the server runs', () => {
  it.each(['fast', 'power'] as const)('takes no row any more, %s', async mode => {
    const { store, file } = await open(mode)
    rmSync(file)
    await expect(store.journal.append('m', second)).rejects.toThrow(gone)
    await expect(store.db.selectFrom('matches').selectAll().execute()).rejects.toThrow(gone)
    // What was stored can still be read, for the match that pauses.
    expect(await store.journal.read('m')).toEqual([{ k: 1, row: 'first' }])
  })

  it('takes none without its write-ahead log, nor without its folder', async () => {
    const one = await open()
    rmSync(`${one.file}-wal`)
    await expect(one.store.journal.append('m', second)).rejects.toThrow(gone)
    const other = await open()
    rmSync(other.folder, { recursive: true })
    await expect(other.store.journal.append('m', second)).rejects.toThrow(gone)
  })

  it('goes on when it is put back, and not when another is put there', async () => {
    const { store, file } = await open()
    renameSync(file, `${file}.aside`)
    await expect(store.journal.append('m', second)).rejects.toThrow(gone)
    renameSync(`${file}.aside`, file)
    await store.journal.append('m', second)
    expect(await store.journal.read('m', 2)).toEqual(second)

    const stranger = await open()
    renameSync(stranger.file, file)
    await expect(store.journal.append('m', [{ k: 3, row: 'third' }])).rejects.toThrow(gone)
  })
})
