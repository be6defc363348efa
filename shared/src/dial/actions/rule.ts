/** What every action brings: rules/dial.md §8. */
import type { JsonObject, Reject } from '../../kernel/index.ts'
import type { Placed } from '../look.ts'
import type { DialGame } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { ActionChoice, ActionName } from '../words.ts'

export type ChoiceOf<A extends ActionName> = ActionChoice & { readonly action: A }

export interface ActionRule<A extends ActionName = ActionName> {
  readonly type: A
  /** Whether it may be attempted at all now. */
  possible(game: DialGame, ship: Placed): boolean
  /** Every legal choice; where nothing can be chosen, the one that fails. */
  options(game: DialGame, ship: Placed): readonly ChoiceOf<A>[]
  /** Why a choice is illegal; null when it may be made. Only its `action` is known to be right. */
  refuses(game: DialGame, ship: Placed, choice: JsonObject): Reject | null
  /** Whether a legal choice is the one that fails. */
  fails(choice: ChoiceOf<A>): boolean
  perform(t: DialTurn, ship: Placed, choice: ChoiceOf<A>): void
}

export const always = (): boolean => true
export const never = (): boolean => false
