import { gain } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

export const captainJonusSwz98: Card = {
  kind: 'pilot',
  id: 'captainjonus-swz98',
  says: 'Gains an evade token after dropping or launching a device.',
  parts: [
    when('afterPlaceDevice', {
      when: (_t, self, { ship }) => ship === self.id,
      must: true,
      effect: (t, self) => gain(t, self.id, 'evade', 1),
    }),
  ],
}
