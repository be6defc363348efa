/** One database, one process: whoever holds the lock file may write. */
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the lock beside `file`, or throws a message for the person who starts the server. It is an exclusive
 * SQLite lock, which the system drops with the process: no stale lock after `kill -9`, and no process ids to trust.
 */
export function lockDatabase(file: string): { release(): void } {
  const db = new DatabaseSync(`${file}.lock`, { timeout: 0 })
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    const busy = error instanceof Error && /locked|busy/i.test(error.message)
    throw busy ? new Error(`another Wingover server uses ${file}: stop it, or set DATABASE to another file`) : error
  }
  return { release: () => db.close() }
}
