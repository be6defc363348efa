/** A reroll for the defender, won back by hard flying: rules/dial.md §7.1 step 3b. */
import { manoeuvre } from '../../manoeuvre/manoeuvre.ts'
import { recoverable, recoverCharges } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { rerollsOne } from '../dice-parts.ts'

const id = 'elusive'

export const elusive: Card = {
  kind: 'upgrade',
  id,
  says: 'A charge rerolls a defence die; it recovers after its ship fully executes a red manoeuvre.',
  parts: [
    rerollsOne('green', (_game, self, { defender }) => defender === self.id, { cost: { charges: 1 } }),
    when('afterFully', {
      when: (_t, self, { ship, code }) =>
        ship === self.id && manoeuvre(code).colour === 'red' && recoverable(self, id) > 0,
      must: true,
      effect: (t, self) => recoverCharges(t, self.id, id, 1),
    }),
  ],
}
