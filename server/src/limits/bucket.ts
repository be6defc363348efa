/** A token bucket: so many per second in the long run, with bursts. Time is an argument, in ms. */

export interface Rate {
  /** 0: no limit. */
  readonly perSecond: number
  readonly burst: number
}

export class Bucket {
  readonly #rate: Rate
  #tokens: number
  #at: number

  constructor(rate: Rate, now: number) {
    this.#rate = rate
    this.#tokens = rate.burst
    this.#at = now
  }

  /** Takes one token. 0 when there was one, else the seconds until the next. */
  take(now: number): number {
    if (this.#rate.perSecond === 0) return 0
    this.#refill(now)
    if (this.#tokens < 1) return (1 - this.#tokens) / this.#rate.perSecond
    this.#tokens--
    return 0
  }

  isFull(now: number): boolean {
    this.#refill(now)
    return this.#tokens >= this.#rate.burst
  }

  #refill(now: number): void {
    const gained = (Math.max(0, now - this.#at) / 1000) * this.#rate.perSecond
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained)
    this.#at = now
  }
}

const sweepFrom = 4096

/** One bucket for each name. Full ones are forgotten, so the map holds only those who came lately. */
export class Buckets {
  readonly #rate: Rate
  readonly #byName = new Map<string, Bucket>()
  #sweepAt = sweepFrom

  constructor(rate: Rate) {
    this.#rate = rate
  }

  get size(): number {
    return this.#byName.size
  }

  /** As `Bucket.take`, from the bucket of this name. */
  take(name: string, now: number): number {
    let bucket = this.#byName.get(name)
    if (bucket === undefined) {
      if (this.#byName.size >= this.#sweepAt) this.#sweep(now)
      bucket = new Bucket(this.#rate, now)
      this.#byName.set(name, bucket)
    }
    return bucket.take(now)
  }

  #sweep(now: number): void {
    for (const [name, bucket] of this.#byName) if (bucket.isFull(now)) this.#byName.delete(name)
    this.#sweepAt = Math.max(sweepFrom, this.#byName.size * 2)
  }
}
