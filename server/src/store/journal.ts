/** The journal of accepted commands: the truth of every match (design §1, §3). */

export interface JournalRow {
  /** The number of the row in its match, from 0 without gaps. */
  readonly k: number
  /** What the kernel wrote: plain JSON data. */
  readonly row: unknown
}

export interface Snapshot {
  /** The row after which it was taken. */
  readonly k: number
  readonly body: unknown
}

/** Where rows go. Promises of one match settle in the order of the calls. */
export interface Journal {
  /** Settles when all these rows are durable, or rejects when none of them is. A number that is taken is an error. */
  append(match: string, rows: readonly JournalRow[]): Promise<void>
  /** The durable rows from number `from` on, in order. */
  read(match: string, from?: number): Promise<JournalRow[]>
  /** Keeps a snapshot in place of one of the same row. A cache: it may be lost without harm. */
  keep(match: string, snapshot: Snapshot): Promise<void>
  /** The latest snapshot, or the latest at or before row `upTo`; null when there is none. */
  latest(match: string, upTo?: number): Promise<Snapshot | null>
  /** Waits for what was appended, then takes nothing more. */
  close(): Promise<void>
}
