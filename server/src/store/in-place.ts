/** A database stays where it was opened. SQLite writes on, and reports success, when its files are deleted or moved away. */
import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { Displaced } from './fault.ts'

/** A function that throws once a file of this database is not at its path any more; does nothing for one in memory. */
export function staysInPlace(db: DatabaseSync): () => void {
  const file = db.location()
  if (file === null) return () => {}
  // The log beside it is made with the first transaction, so each file counts from when it was first seen.
  const known = new Map([file, `${file}-wal`].map(path => [path, identityOf(path)]))
  return () => {
    for (const [path, before] of known) {
      const now = identityOf(path)
      if (before === null) known.set(path, now)
      else if (now !== before) throw new Displaced(`${path} was deleted or replaced`)
    }
  }
}

function identityOf(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found === undefined ? null : `${found.dev} ${found.ino}`
}
