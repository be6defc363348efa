import { type Card, when } from '../card.ts'
import { near } from '../near.ts'

export const seventhSister: Card = {
  kind: 'upgrade',
  id: 'seventhsister',
  says: 'For a force an enemy at range 0–1 gains a jam or tractor token in the place of a stress token.',
  parts: [
    when('wouldGain', {
      when: ({ game }, self, { ship, token }) =>
        token === 'stress' && near(game, self, 'enemy', 0, 1).some(({ id }) => id === ship),
      cost: { force: 1 },
      choices: () => ['jam', 'tractor'],
      effect: (t, self, { ship }, choice) => {
        t.give(1)
        const token = choice === 'jam' ? 'jam' : 'tractor'
        t.push('gainTokens', { ship, token, count: 1, by: self.seat })
      },
    }),
  ],
}
