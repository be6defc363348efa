/** Drives himself on: rules/dial.md §3.2 (a charge that runs down), §8.1. Two ships of his. */
import { standardOffers } from '../../actions/standard-offers.ts'
import { recoverable, recoverCharges } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { canAct, grantAction } from '../granted.ts'

export const vultSkerris: readonly Card[] = ['vultskerris', 'vultskerris-tieininterceptor'].map(
  (id): Card => ({
    kind: 'pilot',
    id,
    says: 'An action brings its charge back for a strain token; before it engages the charge buys an action.',
    parts: [
      when('beforeEngage', {
        when: (t, self, { ship }) => ship === self.id && canAct(t, self, standardOffers(t, self)),
        cost: { charges: 1 },
        effect: (t, self) => grantAction(t, self, standardOffers(t, self)),
      }),
    ],
    action: {
      cost: { gains: { strain: 1 } },
      choices: (_game, self) => (recoverable(self, id) > 0 ? [true] : []),
      perform: (t, self) => recoverCharges(t, self.id, id, 1),
    },
  }),
)
