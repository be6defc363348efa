import { attemptable } from '../../actions/offers.ts'
import { deviceCard } from '../../devices/index.ts'
import type { ActionOffer } from '../../words.ts'
import { type Card, when } from '../card.ts'

const boost: readonly ActionOffer[] = [{ type: 'boost', colour: 'white' }]

export const scimitar3BattleOverEndor: Card = {
  kind: 'pilot',
  id: 'scimitar3-battleoverendor',
  says: 'For a charge may boost after dropping a bomb.',
  parts: [
    when('afterPlaceDevice', {
      when: (t, self, { ship, card, way }) =>
        ship === self.id &&
        way === 'drop' &&
        deviceCard(card)?.kind === 'bomb' &&
        attemptable(t, self, boost, 'granted').length > 0,
      cost: { charges: 1 },
      effect: (t, self) => t.push('offerActions', { ship: self.id, offers: [...boost], why: 'granted' }),
    }),
  ],
}
