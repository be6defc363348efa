/** The journal of accepted commands: the truth of every match (design §1, §3). */

export interface JournalRow {
  /** The number of the row in its match, from 1. */
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
  /**
   * Settles when all these rows are durable, or rejects when none of them is. They go on where the match stands: a
   * number that is taken or leaves a gap is an error, so when a row fails, those behind it fail too.
   */
  append(match: string, rows: readonly JournalRow[]): Promise<void>
  /** The durable rows from number `from` on, in order. */
  read(match: string, from?: number): Promise<JournalRow[]>
  /** Keeps a snapshot in place of the one before. A cache: it may be lost without harm. */
  keep(match: string, snapshot: Snapshot): Promise<void>
  /** The snapshot kept last; null when there is none. */
  latest(match: string): Promise<Snapshot | null>
  /** Waits for what was appended, then takes nothing more. */
  close(): Promise<void>
}
