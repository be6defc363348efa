import { gain } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { near } from '../near.ts'

export const jynErso: Card = {
  kind: 'upgrade',
  id: 'jynerso',
  says: 'A friendly ship at range 0–3 may gain an evade token in the place of a focus token.',
  parts: [
    when('wouldGain', {
      when: ({ game }, self, { ship, token }) =>
        token === 'focus' && near(game, self, 'friendly', 0, 3).some(({ id }) => id === ship),
      effect: (t, _self, { ship }) => {
        t.give(1)
        gain(t, ship, 'evade', 1)
      },
    }),
  ],
}
