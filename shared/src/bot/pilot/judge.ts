/** How one kind of request is answered: every listed answer is weighed. */

import type { DialGame, ShipId } from '../../dial/state.ts'
import type { DialWords } from '../../dial/words.ts'
import type { AnswerOf, ArgsOf } from '../../kernel/index.ts'

export type RequestKind = keyof DialWords['requests'] & string

/** What is on the table when something is asked, for the seat that is asked. */
export interface Scene {
  readonly game: DialGame
  readonly seat: string
  /** The dials of the seat that are not yet revealed. */
  readonly dials: Readonly<Record<ShipId, string>>
  /** The ship that activates. */
  readonly active: ShipId | null
}

/** Looks at the scene once, and says what each answer is worth. */
export type Judge<K extends RequestKind> = (
  scene: Scene,
  args: ArgsOf<DialWords, K>,
) => (answer: AnswerOf<DialWords, K>) => number
