/** Leads the swarm: rules/dial.md §7.1 step 2b, by a third ship. */
import { placedShip, relation } from '../../look.ts'
import { isAround } from '../../range.ts'
import type { Card } from '../card.ts'
import { rerollsOne } from '../dice-parts.ts'

export const howlrunner: Card = {
  kind: 'pilot',
  id: 'howlrunner',
  says: 'A friendly ship at range 0–1 may reroll a die of its primary attack.',
  parts: [
    rerollsOne(
      'red',
      (game, self, { attacker, weapon }) => {
        const ship = placedShip(game, attacker)
        const friend = relation(game, self, ship) === 'friendly' && weapon.source === 'primary'
        return friend && isAround(game, self, ship, 1)
      },
      { byFighter: true },
    ),
  ],
}
