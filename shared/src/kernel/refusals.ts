/** The last refusals of a match: the same command gets the same reply (design §3). They are in no state and no journal. */
import type { Command } from './command.ts'
import { nameOf } from './history.ts'
import type { Reject } from './reject.ts'

/** Older ones are forgotten, so that nobody fills the memory. */
const remembered = 128

export class Refusals {
  readonly #byName = new Map<string, Reject>()

  find({ seat, id }: Command): Reject | undefined {
    return this.#byName.get(nameOf(seat, id))
  }

  keep({ seat, id }: Command, refused: Reject): void {
    this.#byName.set(nameOf(seat, id), refused)
    const oldest = this.#byName.keys().next()
    if (this.#byName.size > remembered && !oldest.done) this.#byName.delete(oldest.value)
  }
}
