/** The journal in SQLite. What has gathered is committed in one transaction, without a timer (design §1). */
import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { Config } from '../config.ts'
import { type Append, committer, type Outcome } from './commit.ts'
import type { Journal, JournalRow, Snapshot } from './journal.ts'
import { openSqlite } from './sqlite.ts'

/** Writes a batch somewhere and says what became of each append. */
export interface Writer {
  write(batch: readonly Append[]): Promise<Outcome[]>
  close(): Promise<void>
}

interface Waiting extends Append {
  resolve(): void
  reject(error: Error): void
}

export function sqliteJournal(file: string, mode: Config['JOURNAL']): Journal {
  const db = openSqlite(file, mode)
  const writer = mode === 'power' ? workerWriter(file) : directWriter(db)
  const rowsFrom = db.prepare('select k, row from journal where match = ? and k >= ? order by k')
  const keepOne = db.prepare('insert or replace into snapshots (match, k, body) values (?, ?, ?)')
  const latestOne = db.prepare('select k, body from snapshots where match = ?')

  let gathered: Waiting[] = []
  let writing: Promise<void> | null = null

  function gather(waiting: Waiting): void {
    gathered.push(waiting)
    writing ??= drain()
  }

  /** One batch after the other, until nothing is waiting; each holds what came while the one before was written. */
  async function drain(): Promise<void> {
    await new Promise(next => setImmediate(next))
    while (gathered.length > 0) {
      const batch = gathered
      gathered = []
      const outcomes = await writer.write(batch)
      for (const [i, waiting] of batch.entries()) {
        const failure = outcomes[i] ?? null
        if (failure === null) waiting.resolve()
        else waiting.reject(new Error(`the journal took no row of ${waiting.match}: ${failure}`))
      }
    }
    writing = null
  }

  return {
    append: (match, rows) =>
      new Promise((resolve, reject) => {
        gather({ match, rows: rows.map(({ k, row }) => ({ k, text: JSON.stringify(row) })), resolve, reject })
      }),
    async read(match, from = 1) {
      return rowsFrom.all(match, from).map((r): JournalRow => ({ k: Number(r.k), row: JSON.parse(String(r.row)) }))
    },
    async keep(match, { k, body }) {
      keepOne.run(match, k, JSON.stringify(body))
    },
    async latest(match) {
      const r = latestOne.get(match)
      return r === undefined ? null : ({ k: Number(r.k), body: JSON.parse(String(r.body)) } satisfies Snapshot)
    },
    async close() {
      await writing
      await writer.close()
      db.close()
    },
  }
}

/** Writes here and now: without a disk flush a commit takes some ten microseconds. */
function directWriter(db: DatabaseSync): Writer {
  const commit = committer(db)
  return { write: async batch => commit(batch), close: async () => {} }
}

/** Writes in a thread of its own: a disk flush takes milliseconds, and node:sqlite would stop everything for them. */
function workerWriter(file: string): Writer {
  const worker = new Worker(new URL('./journal-worker.ts', import.meta.url), { workerData: { file } })
  let answer: (outcomes: Outcome[]) => void = () => {}
  let batchSize = 0
  let failure: string | null = null

  function fail(why: string): void {
    failure ??= why
    answer(Array<Outcome>(batchSize).fill(failure))
  }

  worker.on('message', (outcomes: Outcome[]) => answer(outcomes))
  worker.on('error', error => fail(error.message))
  worker.on('exit', () => fail('its thread has ended'))
  return {
    async write(batch) {
      if (failure !== null) return batch.map(() => failure)
      return new Promise(resolve => {
        answer = resolve
        batchSize = batch.length
        worker.postMessage(batch.map(({ match, rows }): Append => ({ match, rows })))
      })
    },
    async close() {
      await worker.terminate()
    },
  }
}
