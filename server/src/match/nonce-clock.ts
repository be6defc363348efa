/** Without an answer in 30 s a seat's nonce is zeros (design §3): this says when. */
import type { Request } from '@wingover/shared/kernel'

const patience = 30_000

export class NonceClock {
  readonly #late: (requests: readonly string[]) => void
  #open: readonly string[] = []
  #timer: NodeJS.Timeout | undefined

  /** `late` is called with the ids of the requests that are open when their time is over. */
  constructor(late: (requests: readonly string[]) => void) {
    this.#late = late
  }

  /** Looks at what is asked now. The time runs from when nonces were first asked: an answer does not stop it. */
  watch(pending: readonly Request[]): void {
    this.#open = pending.filter(({ kind, closed }) => kind === 'nonce' && !closed).map(({ id }) => id)
    if (this.#open.length === 0) this.stop()
    else
      this.#timer ??= setTimeout(() => {
        this.#timer = undefined
        this.#late(this.#open)
      }, patience).unref()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
