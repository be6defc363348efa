/** Friends shoot from among the rocks: rules/dial.md §5.5, §7.1. */
import { placedShip, relation } from '../../look.ts'
import { isAround } from '../../range.ts'
import { always, type Card } from '../card.ts'

export const outerRimPioneer: Card = {
  kind: 'pilot',
  id: 'outerrimpioneer',
  says: 'Friendly ships at range 0–1 may attack at range 0 of obstacles.',
  parts: [
    always('attackBarred', ({ game }, self, { ship: id, bar }, barred) => {
      const ship = placedShip(game, id)
      const friend = relation(game, self, ship) === 'friendly' && isAround(game, self, ship, 1)
      return barred && !(bar.why === 'obstacle' && friend)
    }),
  ],
}
