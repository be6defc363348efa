/** Spends a reinforce token for a friend who is attacked: rules/dial.md §7.1 step 1c, §3.2. */
import { placedShip, relation, tokens } from '../../look.ts'
import { isAround } from '../../range.ts'
import { gain, spend } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

const reinforcing = ['reinforceFore', 'reinforceAft'] as const

export const lowhhrick: Card = {
  kind: 'pilot',
  id: 'lowhhrick',
  says: 'When a friendly ship at range 0–1 becomes the defender, a reinforce token may be spent to give it an evade token.',
  parts: [
    when('becameDefender', {
      when: ({ game }, self, { defender }) => {
        const ship = placedShip(game, defender)
        return relation(game, self, ship) === 'friendly' && isAround(game, self, ship, 1)
      },
      choices: (_t, self) => reinforcing.filter(token => tokens(self, token) > 0).map(token => ({ spend: token })),
      effect: (t, self, { defender }, choice) => {
        spend(t, self.id, (choice as { spend: (typeof reinforcing)[number] }).spend, 1)
        gain(t, defender, 'evade', 1)
      },
    }),
  ],
}
