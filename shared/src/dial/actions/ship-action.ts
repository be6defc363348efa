/** Actions that choose another ship: rules/dial.md §8.2. They fail only where no ship fits. */
import { hasOnly, own, type Reject, reject } from '../../kernel/index.ts'
import { isPlaced, onTable, type Placed } from '../look.ts'
import type { DialGame } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { type ActionRule, always } from './rule.ts'

/** Why another ship does not fit; null when it does. */
type Misfit = (game: DialGame, ship: Placed, other: Placed) => Reject | null

export function shipAction<A extends 'coordinate' | 'jam'>(
  type: A,
  misfit: Misfit,
  effect: (t: DialTurn, ship: Placed, chosen: string) => void,
): ActionRule<A> {
  const fitting = (game: DialGame, ship: Placed): Placed[] =>
    onTable(game).filter(other => misfit(game, ship, other) === null)
  return {
    type,
    possible: always,
    options: (game, ship) => {
      const ids = fitting(game, ship).map(({ id }) => id)
      return (ids.length > 0 ? ids : [null]).map(id => ({ action: type, ship: id }))
    },
    refuses: (game, ship, choice) => {
      if (!hasOnly(choice, ['action', 'ship'])) return reject('bad_answer', 'answer')
      if (choice.ship === null) {
        const [legal] = fitting(game, ship)
        return legal ? reject('may_not_fail', 'answer.ship', undefined, { rule: 'dial §8.2', legal: legal.id }) : null
      }
      const other = typeof choice.ship === 'string' ? own(game.ships, choice.ship) : undefined
      if (other === undefined || !isPlaced(other)) return reject('no_such_object', 'answer.ship')
      return misfit(game, ship, other)
    },
    fails: ({ ship }) => ship === null,
    perform: (t, ship, choice) => {
      if (choice.ship !== null) effect(t, ship, choice.ship)
    },
  }
}
