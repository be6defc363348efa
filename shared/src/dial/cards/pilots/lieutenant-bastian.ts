/** Locks what is hurt: rules/dial.md §7.3, §3.2. */
import { isPlaced, refTo, shipOf } from '../../look.ts'
import { isWithin, rangeBetween } from '../../range.ts'
import { acquireLock, refuseLock } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

export const lieutenantBastian: Card = {
  kind: 'pilot',
  id: 'lieutenantbastian',
  says: 'After a ship at range 1–2 is dealt a damage card, its ship may lock it.',
  parts: [
    when('cardDealt', {
      when: ({ game }, self, { ship: id }) => {
        const ship = shipOf(game, id)
        const near = isPlaced(ship) && ship.id !== self.id && isWithin(rangeBetween(game, self, ship), 1, 2)
        return near && refuseLock(game, self, refTo(game, id)) === null
      },
      effect: (t, self, { ship }) => {
        acquireLock(t, self.id, refTo(t.game, ship))
      },
    }),
  ],
}
