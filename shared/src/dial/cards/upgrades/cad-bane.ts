import { attemptable } from '../../actions/offers.ts'
import type { ActionOffer } from '../../words.ts'
import { type Card, when } from '../card.ts'

const redBoost: readonly ActionOffer[] = [{ type: 'boost', colour: 'red' }]

export const cadBane: Card = {
  kind: 'upgrade',
  id: 'cadbane',
  says: 'After its ship drops or launches a device it may perform a red boost action.',
  parts: [
    when('afterPlaceDevice', {
      when: (t, self, { ship }) => ship === self.id && attemptable(t, self, redBoost, 'granted').length > 0,
      must: true,
      effect: (t, self) => t.push('offerActions', { ship: self.id, offers: [...redBoost], why: 'granted' }),
    }),
  ],
}
