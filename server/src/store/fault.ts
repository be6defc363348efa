/** Faults of the storage: the disk is full, the files are gone or cannot be written. Nothing in the program is wrong. */

/** A database whose files are not where they were opened. */
export class Displaced extends Error {
  override readonly name = 'Displaced'
}

/** SQLite's result codes for a storage that does not do what it should: https://sqlite.org/rescode.html. */
const codes: readonly unknown[] = [
  5, // busy
  6, // locked
  8, // read only
  10, // input or output failed
  11, // damaged
  13, // full
  14, // cannot be opened
  26, // no database
]

/** Whether an error is the storage's. Of an extended result code the last byte counts. */
export function isStorageFault(error: unknown): boolean {
  if (error instanceof Displaced) return true
  const { errcode } = typeof error === 'object' && error !== null ? (error as { errcode?: unknown }) : {}
  return typeof errcode === 'number' && codes.includes(errcode & 0xff)
}
