import { isStressed } from '../../look.ts'
import { type Card, when } from '../card.ts'
import { chosenShip, near, oneOf } from '../near.ts'

const id = 'staticdischargevanes'

export const staticDischargeVanes: Card = {
  kind: 'upgrade',
  id,
  says: 'Unstressed, its ship may take stress to have another at range 0–1 gain an ion or jam token in its place, and suffers a hit.',
  parts: [
    when('wouldGain', {
      when: (_t, self, { ship, token }) =>
        ship === self.id && (token === 'ion' || token === 'jam') && !isStressed(self),
      cost: { gains: { stress: 1 } },
      choices: ({ game }, self) => oneOf(near(game, self, 'any', 0, 1).filter(other => other.id !== self.id)),
      effect: (t, self, { token }, choice) => {
        t.give(1)
        t.push('gainTokens', { ship: chosenShip(choice), token, count: 1, by: self.seat })
        t.push('suffer', { ship: self.id, hits: 1, crits: 0, source: id })
      },
    }),
  ],
}
