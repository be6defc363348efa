/** What a match has to say and may not say yet (design §1): each thing waits for its row and for all before it. */

interface Waiting {
  durable: boolean
  readonly release: () => void
  readonly drop: () => void
}

export class Outbox {
  readonly #waiting: Waiting[] = []
  readonly #writing = new Set<Promise<unknown>>()
  /** Called once when a row was lost; everything that waited is dropped by then. */
  readonly #lost: (why: unknown) => void

  constructor(lost: (why: unknown) => void) {
    this.#lost = lost
  }

  /**
   * Calls `release` when `row` is durable and all before it are released, or `drop` when this or an earlier row is
   * lost. Without a row it waits for those before it alone.
   */
  put(row: Promise<void> | null, release: () => void, drop: () => void): void {
    const entry = { durable: row === null, release, drop }
    this.#waiting.push(entry)
    if (row === null) {
      this.#flush()
      return
    }
    const written = row.then(
      () => {
        entry.durable = true
        this.#flush()
      },
      why => this.#fail(entry, why),
    )
    this.#writing.add(written)
    written.finally(() => this.#writing.delete(written))
  }

  /** Whether everything that was to be said is said. */
  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  /** Settles when no row is being written any more, stored or lost. */
  async settled(): Promise<void> {
    while (this.#writing.size > 0) await Promise.all(this.#writing)
  }

  #flush(): void {
    while (this.#waiting[0]?.durable) this.#waiting.shift()?.release()
  }

  #fail(entry: Waiting, why: unknown): void {
    // Rows behind a lost one are lost with it; what waited for them is dropped already.
    if (!this.#waiting.includes(entry)) return
    for (const { drop } of this.#waiting.splice(0)) drop()
    this.#lost(why)
  }
}
