/** Helps for two charges, and is a nuisance from then on: rules/dial.md §8.1, §2. */
import { chargesOf } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { flip } from '../flip.ts'
import { canAct, grantAction, red } from '../granted.ts'
import { chosenShip, near, oneOf } from '../near.ts'

const id = 'c110p'

export const c110p: readonly Card[] = [
  {
    kind: 'upgrade',
    id,
    side: 0,
    says: 'After a manoeuvre that is fully executed a charge buys a red evade action, even for a stressed ship; without charges it is flipped in the End Phase.',
    parts: [
      when('afterFully', {
        when: (t, self, { ship }) => ship === self.id && canAct(t, self, red('evade'), true),
        cost: { charges: 1 },
        effect: (t, self) => grantAction(t, self, red('evade'), { evenStressed: true }),
      }),
      when('phaseDuring', {
        when: (_t, self, { phase }) => phase === 'end' && chargesOf(self, id)?.value === 0,
        must: true,
        effect: (t, self) => flip(t, self, id),
      }),
    ],
  },
  {
    kind: 'upgrade',
    id,
    side: 1,
    says: 'After a manoeuvre that is fully executed a ship at range 0–1 gains a jam token.',
    parts: [
      when('afterFully', {
        when: (_t, self, { ship }) => ship === self.id,
        choices: ({ game }, self) => oneOf(near(game, self, 'any', 0, 1)),
        must: true,
        effect: (t, self, _args, choice) =>
          t.push('gainTokens', { ship: chosenShip(choice), token: 'jam', count: 1, by: self.seat }),
      }),
    ],
  },
]
