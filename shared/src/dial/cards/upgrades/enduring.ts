/** Bears crits: rules/dial.md §7.1 step 4, §7.3, §8.1. */
import { barOf, barOffers, harder } from '../../actions/bar-offers.ts'
import { critsFirst } from '../../attack/neutralise.ts'
import { isInArc } from '../../in-arc.ts'
import { type Placed, placedShip } from '../../look.ts'
import type { DialTurn } from '../../turn.ts'
import { always, type Card, when } from '../card.ts'
import { canAct, grantAction } from '../granted.ts'

/** Focus and calculate as on its bar, treated as red. */
const offersOf = (t: DialTurn, self: Placed) =>
  barOffers(barOf(t, self))
    .filter(({ type }) => type === 'focus' || type === 'calculate')
    .map(offer => ({ ...offer, colour: harder(offer.colour, 'red') }))

export const enduring: Card = {
  kind: 'upgrade',
  id: 'enduring',
  says: 'Outside the bullseye arc of its attacker evades cancel crits first; after it suffers a crit its ship may perform a red focus or calculate action of its bar, even while stressed.',
  parts: [
    always('evadesCancel', ({ game }, self, { attacker, defender }, cancelled) =>
      defender === self.id && !isInArc(game, placedShip(game, attacker), 'bullseye', self)
        ? critsFirst(cancelled)
        : cancelled,
    ),
    when('critSuffered', {
      when: (t, self, { ship }) => ship === self.id && canAct(t, self, offersOf(t, self), true),
      effect: (t, self) => grantAction(t, self, offersOf(t, self), { evenStressed: true }),
    }),
  ],
}
