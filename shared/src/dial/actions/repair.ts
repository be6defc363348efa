/** The action that a face-up damage card gives: rules/dial.md §7.4. Each card is an action of its own. */
import { hasOnly, reject } from '../../kernel/index.ts'
import { repairedByAction } from '../cards/damage-cards.ts'
import { turnFaceDown } from '../damage/face-up.ts'
import type { Ship } from '../state.ts'
import { type ActionRule, never } from './rule.ts'

/** The names of the cards, each once: of two alike it does not matter which is repaired. */
const repairable = ({ damage }: Ship): string[] => [
  ...new Set(damage.up.filter(card => repairedByAction.includes(card))),
]

export const repair: ActionRule<'repair'> = {
  type: 'repair',
  possible: (_game, ship) => repairable(ship).length > 0,
  options: (_game, ship) => repairable(ship).map(card => ({ action: 'repair', card })),
  refuses: (_game, ship, choice) => {
    if (!hasOnly(choice, ['action', 'card'])) return reject('bad_answer', 'answer')
    return repairable(ship).some(card => card === choice.card) ? null : reject('not_an_option', 'answer.card')
  },
  fails: never,
  perform: (t, ship, { card }) => turnFaceDown(t, ship, card),
}
