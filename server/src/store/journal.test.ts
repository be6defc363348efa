import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/process.ts'
import type { Journal, JournalRow } from './journal.ts'
import { memoryJournal } from './memory-journal.ts'
import { openStore } from './store.ts'

interface Open {
  readonly journal: Journal
  close(): Promise<void>
}

const folder = temporaryFolder()
const open: Open[] = []
afterEach(async () => {
  for (const { close } of open.splice(0)) await close()
  folder.remove()
})

async function stored(mode: 'fast' | 'power'): Promise<Open> {
  const store = await openStore({ DATA_DIR: folder.path, DATABASE: undefined, DATA_KEY: undefined, JOURNAL: mode })
  return { journal: store.journal, close: () => store.close() }
}

const kinds: readonly [name: string, open: () => Promise<Open>][] = [
  ['in memory', async () => ({ journal: memoryJournal(), close: async () => {} })],
  ['in SQLite', () => stored('fast')],
  ['in SQLite with a flush for each batch', () => stored('power')],
]

async function journalOf(make: () => Promise<Open>): Promise<Journal> {
  const opened = await make()
  open.push(opened)
  return opened.journal
}

const row = (k: number, row: unknown = { command: `c${k}` }): JournalRow => ({ k, row })

describe.each(kinds)('a journal %s', (_name, make) => {
  it('gives back what was appended, in order, match by match', async () => {
    const journal = await journalOf(make)
    const odd = row(3, { deep: [1.5, null, 'é', { x: -0.1 }] })
    await journal.append('m', [row(1), row(2)])
    await journal.append('n', [row(1, { other: true })])
    await journal.append('m', [odd])
    expect(await journal.read('m')).toEqual([row(1), row(2), odd])
    expect(await journal.read('m', 2)).toEqual([row(2), odd])
    expect(await journal.read('m', 4)).toEqual([])
    expect(await journal.read('n')).toEqual([row(1, { other: true })])
    expect(await journal.read('none')).toEqual([])
  })

  it('keeps what a row was when it was appended', async () => {
    const journal = await journalOf(make)
    const changing = { value: 1 }
    const appended = journal.append('m', [row(1, changing)])
    changing.value = 2
    await appended
    expect(await journal.read('m')).toEqual([row(1, { value: 1 })])
  })

  it('takes all rows of an append or none', async () => {
    const journal = await journalOf(make)
    await journal.append('m', [row(1)])
    await expect(journal.append('m', [row(2), row(2, 'again')])).rejects.toThrow(/^the journal took no row of m: /)
    expect(await journal.read('m')).toEqual([row(1)])
    await journal.append('m', [row(2)])
    expect(await journal.read('m')).toEqual([row(1), row(2)])
  })

  it('takes neither a number twice nor a gap, so behind a lost row nothing is kept', async () => {
    const journal = await journalOf(make)
    const outcomes = await Promise.allSettled([1, 1, 3, 4, 2, 0].map(k => journal.append('m', [row(k)])))
    expect(outcomes.map(o => o.status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
      'rejected',
    ])
    expect(await journal.read('m')).toEqual([row(1), row(2)])
  })

  it('lets one match fail without the others that were written with it', async () => {
    const journal = await journalOf(make)
    await journal.append('bad', [row(1)])
    const outcomes = await Promise.allSettled([
      journal.append('a', [row(1)]),
      journal.append('bad', [row(1)]),
      journal.append('b', [row(1)]),
      journal.append('a', [row(2)]),
    ])
    expect(outcomes.map(o => o.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(await journal.read('a')).toEqual([row(1), row(2)])
    expect(await journal.read('b')).toEqual([row(1)])
  })

  it('settles the appends of a match in the order of the calls', async () => {
    const journal = await journalOf(make)
    const numbers = Array.from({ length: 50 }, (_, i) => i + 1)
    const order: number[] = []
    await Promise.all(numbers.map(k => journal.append('m', [row(k)]).then(() => order.push(k))))
    expect(order).toEqual(numbers)
    expect(await journal.read('m')).toHaveLength(50)
  })

  it('keeps the latest snapshot of each match', async () => {
    const journal = await journalOf(make)
    expect(await journal.latest('m')).toBeNull()
    await journal.keep('m', { k: 5, body: { five: 5 } })
    await journal.keep('n', { k: 1, body: null })
    await journal.keep('m', { k: 9, body: { nine: 9 } })
    expect(await journal.latest('m')).toEqual({ k: 9, body: { nine: 9 } })
    expect(await journal.latest('n')).toEqual({ k: 1, body: null })
  })
})

describe.each(['fast', 'power'] as const)('the SQLite journal (%s)', mode => {
  it('has a row in the file, for every other reader, before it says so', async () => {
    const journal = await journalOf(() => stored(mode))
    await journal.append('m', [row(1)])
    const reader = new DatabaseSync(join(folder.path, 'wingover.sqlite'), { readOnly: true })
    expect(reader.prepare('select count(*) as n from journal').get()).toEqual({ n: 1 })
    reader.close()
  })

  it('has everything after closing and opening again', async () => {
    const first = await stored(mode)
    const appends = [1, 2, 3].map(k => first.journal.append('m', [row(k)]))
    await first.close()
    await Promise.all(appends)
    const journal = await journalOf(() => stored(mode))
    expect(await journal.read('m')).toEqual([row(1), row(2), row(3)])
  })

  it('refuses rows after closing instead of losing them', async () => {
    const first = await stored(mode)
    await first.close()
    await expect(first.journal.append('m', [row(1)])).rejects.toThrow()
  })
})
