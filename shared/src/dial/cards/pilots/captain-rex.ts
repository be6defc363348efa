/** After it attacks, the defender is under suppressive fire: rules/dial.md §7.1 step 6b. */
import { isRemote, shipOf } from '../../look.ts'
import { type Card, when } from '../card.ts'
import { assignCondition } from '../condition.ts'

export const captainRex: Card = {
  kind: 'pilot',
  id: 'captainrex',
  says: 'After it attacks, the defender is under suppressive fire.',
  parts: [
    when('afterAttacking', {
      when: ({ game }, self, { attacker, defender }) => attacker === self.id && !isRemote(shipOf(game, defender)),
      must: true,
      effect: (t, self, { defender }) => assignCondition(t, shipOf(t.game, defender), 'suppressivefire', self.id),
    }),
  ],
}
