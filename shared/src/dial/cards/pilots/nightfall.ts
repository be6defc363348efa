import { type Card, when } from '../card.ts'

export const nightfall: Card = {
  kind: 'pilot',
  id: 'nightfall',
  says: 'Each ship that it moves through, fully executing a manoeuvre or boosting as an action, gains 2 jam tokens.',
  parts: [
    when('throughShip', {
      when: (_t, self, { ship, full }) => ship === self.id && full,
      must: true,
      effect: (t, self, { through }) => {
        for (const ship of through) t.push('gainTokens', { ship, token: 'jam', count: 2, by: self.seat })
      },
    }),
  ],
}
