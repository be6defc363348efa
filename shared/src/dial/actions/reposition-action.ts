/** Actions that move the ship without a manoeuvre: rules/dial.md §8.2, A24. */
import type { Variant } from '../../geometry/index.ts'
import { hasOnly, reject } from '../../kernel/index.ts'
import type { Placed } from '../look.ts'
import { type ActionRule, always } from './rule.ts'
import { legalOptions, pushReposition, refuseOption } from './variants.ts'

export function repositionAction<A extends 'barrelRoll' | 'boost'>(
  type: A,
  variantsOf: (ship: Placed) => readonly Variant[],
): ActionRule<A> {
  return {
    type,
    possible: always,
    options: (game, ship) => {
      const legal = legalOptions(game, ship, type, variantsOf(ship))
      return (legal.length > 0 ? legal : [null]).map(option => ({ action: type, option }))
    },
    refuses: (game, ship, choice) =>
      hasOnly(choice, ['action', 'option'])
        ? refuseOption(game, ship, type, variantsOf(ship), choice.option ?? null, 'answer.option')
        : reject('bad_answer', 'answer'),
    fails: ({ option }) => option === null,
    perform: (t, ship, { option }) => pushReposition(t, ship, type, variantsOf(ship), option),
  }
}
