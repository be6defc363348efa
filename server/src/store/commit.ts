/** Writes a batch of appends: prepared once, used for every row. */
import type { DatabaseSync } from 'node:sqlite'
import { staysInPlace } from './in-place.ts'

/** The rows of one append, already as text: what must go in together. */
export interface Append {
  readonly match: string
  readonly rows: readonly { readonly k: number; readonly text: string }[]
}

/** What became of each append: null, or why it is not in. */
export type Outcome = string | null

/** A function that writes a batch in one transaction; when that fails, each append in its own. */
export function committer(db: DatabaseSync): (batch: readonly Append[]) => Outcome[] {
  const insert = db.prepare(
    `insert into journal (match, k, row) select :match, :k, :text
     where :k = 1 + coalesce((select max(k) from journal where match = :match), 0)`,
  )

  const checkPlace = staysInPlace(db)

  function write(batch: readonly Append[]): void {
    checkPlace()
    db.exec('BEGIN IMMEDIATE')
    try {
      for (const { match, rows } of batch) {
        for (const { k, text } of rows) {
          if (insert.run({ match, k, text }).changes !== 1) throw new Error(`row ${k} does not go on where it stands`)
        }
      }
      db.exec('COMMIT')
      checkPlace()
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }

  function outcome(batch: readonly Append[]): Outcome {
    try {
      write(batch)
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  return batch => {
    const together = outcome(batch)
    // One match that cannot be written must not take the others along.
    return together === null || batch.length === 1 ? batch.map(() => together) : batch.map(append => outcome([append]))
  }
}
