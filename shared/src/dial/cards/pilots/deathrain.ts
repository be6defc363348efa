import { attemptable } from '../../actions/offers.ts'
import { standardOffers } from '../../actions/standard-offers.ts'
import { type Card, when } from '../card.ts'

export const deathrain: Card = {
  kind: 'pilot',
  id: 'deathrain',
  says: 'May perform an action after it drops or launches a device.',
  parts: [
    when('afterPlaceDevice', {
      when: (t, self, { ship }) =>
        ship === self.id && attemptable(t, self, standardOffers(t, self), 'granted').length > 0,
      must: true,
      effect: (t, self) => t.push('offerActions', { ship: self.id, offers: standardOffers(t, self), why: 'granted' }),
    }),
  ],
}
