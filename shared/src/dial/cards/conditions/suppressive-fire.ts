/** One attack die less against any other ship than the one that assigned it: rules/dial.md §7.1 step 2a. */
import { fewer } from '../../attack/dice-count.ts'
import { shipOf } from '../../look.ts'
import type { Ship, ShipId } from '../../state.ts'
import type { DialTurn } from '../../turn.ts'
import { always, type Card, when } from '../card.ts'
import { assignersOf, removeCondition } from '../condition.ts'

const id = 'suppressivefire'

const lift = (t: DialTurn, self: Ship, by: ShipId) => removeCondition(t, self, id, by)

/** Those who assigned it and have let it lapse: without an attack in the Engagement Phase. */
const silent = ({ game }: DialTurn, self: Ship) => assignersOf(self, id).filter(by => !shipOf(game, by).attacked)

export const suppressiveFire: Card = {
  kind: 'condition',
  id,
  says: 'Its attacks on others than the ship that assigned it roll one die less; it is lifted when that ship defends, is destroyed or lets an Engagement Phase pass without an attack.',
  parts: [
    always('attackDice', (_t, self, { attacker, defender }, dice) =>
      attacker === self.id ? fewer(dice, assignersOf(self, id).filter(by => by !== defender).length) : dice,
    ),
    // Its player's step of the aftermath: whoever shot at the one who assigned it is of his side.
    when('afterAttacking', {
      when: (_t, self, { defender }) => assignersOf(self, id).includes(defender),
      must: true,
      effect: (t, self, { defender }) => lift(t, self, defender),
    }),
    when('destroyed', {
      when: (_t, self, { ship }) => assignersOf(self, id).includes(ship),
      must: true,
      effect: (t, self, { ship }) => lift(t, self, ship),
    }),
    when('phaseEnd', {
      when: (t, self, { phase }) => phase === 'engagement' && silent(t, self).length > 0,
      must: true,
      effect: (t, self) => {
        for (const by of silent(t, self)) lift(t, self, by)
      },
    }),
  ],
}
