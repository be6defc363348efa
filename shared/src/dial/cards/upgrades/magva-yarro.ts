/** Locks who has hit: rules/dial.md §7.1 step 6a. */
import { refTo } from '../../look.ts'
import { acquireLock, refuseLock } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

export const magvaYarro: Card = {
  kind: 'upgrade',
  id: 'magvayarro',
  says: 'After its ship defends against an attack that hits, it may lock the attacker.',
  parts: [
    when('afterDefending', {
      when: ({ game }, self, { attacker, defender, hits }) =>
        defender === self.id && hits && refuseLock(game, self, refTo(game, attacker)) === null,
      effect: (t, self, { attacker }) => {
        acquireLock(t, self.id, refTo(t.game, attacker))
      },
    }),
  ],
}
