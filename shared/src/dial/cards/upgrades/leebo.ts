/** Acts after a repair: rules/dial.md §7.3, §8.1. */
import { barOf, barOffers } from '../../actions/bar-offers.ts'
import { type Card, when } from '../card.ts'
import { canAct, grantAction } from '../granted.ts'

export const leebo: Card = {
  kind: 'upgrade',
  id: 'leebo-swz103',
  says: 'After its ship repairs a damage card it may perform an action of its bar.',
  parts: [
    when('cardRepaired', {
      when: (t, self, { ship }) => ship === self.id && canAct(t, self, barOffers(barOf(t, self))),
      effect: (t, self) => grantAction(t, self, barOffers(barOf(t, self))),
    }),
  ],
}
