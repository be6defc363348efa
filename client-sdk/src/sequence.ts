/** Numbered events in order, each once: early ones wait, doubles are dropped, holes are fetched. */
export class Sequence<E extends { readonly seq: number }> {
  readonly #deliver: (event: E) => void
  readonly #fetch: (after: number) => Promise<readonly E[]>
  readonly #early = new Map<number, E>()
  #last = 0
  /** The highest number known to exist. */
  #known = 0
  #isFetching = false

  /** `fetch` asks for every event after a number; a broken line rejects, and is asked again when `reach` is called. */
  constructor(deliver: (event: E) => void, fetch: (after: number) => Promise<readonly E[]>) {
    this.#deliver = deliver
    this.#fetch = fetch
  }

  /** Number of the last event delivered. */
  get last(): number {
    return this.#last
  }

  /** Takes events in any order. */
  take(events: readonly E[]): void {
    for (const event of events) {
      if (event.seq > this.#last) this.#early.set(event.seq, event)
      this.#known = Math.max(this.#known, event.seq)
    }
    this.#deliverNext()
    this.#fill()
  }

  /** Says that events up to this number exist: those that are missing are fetched. */
  reach(seq: number): void {
    this.#known = Math.max(this.#known, seq)
    this.#fill()
  }

  #deliverNext(): void {
    for (let next = this.#early.get(this.#last + 1); next !== undefined; next = this.#early.get(this.#last + 1)) {
      this.#early.delete(next.seq)
      this.#last = next.seq
      this.#deliver(next)
    }
  }

  async #fill(): Promise<void> {
    if (this.#isFetching) return
    this.#isFetching = true
    while (this.#last < this.#known) {
      const known = this.#known
      const fetched = await this.#fetch(this.#last).catch(() => null)
      // The line broke: whoever mends it calls `reach` again.
      if (fetched === null) break
      for (const event of fetched) if (event.seq > this.#last) this.#early.set(event.seq, event)
      this.#pass(known)
    }
    this.#isFetching = false
  }

  /** Delivers up to a number of which everything has come: what a complete reply left out is told to others only. */
  #pass(known: number): void {
    const there = [...this.#early.values()].filter(event => event.seq <= known).sort((a, b) => a.seq - b.seq)
    for (const event of there) {
      this.#early.delete(event.seq)
      this.#last = event.seq
      this.#deliver(event)
    }
    this.#last = Math.max(this.#last, known)
    this.#deliverNext()
  }
}
