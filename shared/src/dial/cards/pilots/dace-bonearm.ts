import { type Card, when } from '../card.ts'
import { near } from '../near.ts'

export const daceBonearm: Card = {
  kind: 'pilot',
  id: 'dacebonearm',
  says: 'After an enemy at range 0–3 gains an ion token, 3 charges give it 2 more.',
  parts: [
    when('tokenGained', {
      when: ({ game }, self, { ship, token }) =>
        token === 'ion' && near(game, self, 'enemy', 0, 3).some(({ id }) => id === ship),
      cost: { charges: 3 },
      effect: (t, self, { ship }) => t.push('gainTokens', { ship, token: 'ion', count: 2, by: self.seat }),
    }),
  ],
}
