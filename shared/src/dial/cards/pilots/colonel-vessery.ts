/** Locks what others have locked: rules/dial.md §7.1 step 2a, §3.2. */
import { placedShip, refTo } from '../../look.ts'
import { acquireLock, isSame, refuseLock } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

export const colonelVessery: Card = {
  kind: 'pilot',
  id: 'colonelvessery',
  says: 'Attacking a locked ship it may lock the defender after the attack dice are rolled.',
  parts: [
    when('afterRollAttack', {
      when: ({ game }, self, { attacker, defender }) => {
        const target = refTo(game, defender)
        const locked = attacker === self.id && game.locks.some(({ on }) => isSame(on, target))
        return locked && refuseLock(game, placedShip(game, self.id), target) === null
      },
      effect: (t, self, { defender }) => {
        acquireLock(t, self.id, refTo(t.game, defender))
      },
    }),
  ],
}
