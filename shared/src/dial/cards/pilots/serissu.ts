/** Looks after her own: rules/dial.md §7.1 step 3b, by a third ship. */
import { placedShip, relation } from '../../look.ts'
import { isAround } from '../../range.ts'
import type { Card } from '../card.ts'
import { rerollsOne } from '../dice-parts.ts'

export const serissu: Card = {
  kind: 'pilot',
  id: 'serissu',
  says: 'A friendly ship at range 0–1 may reroll a defence die.',
  parts: [
    rerollsOne(
      'green',
      (game, self, { defender }) => {
        const ship = placedShip(game, defender)
        return relation(game, self, ship) === 'friendly' && isAround(game, self, ship, 1)
      },
      { byFighter: true },
    ),
  ],
}
