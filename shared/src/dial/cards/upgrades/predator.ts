/** A reroll straight ahead: rules/dial.md §7.1 step 2b. */
import { isInArc } from '../../in-arc.ts'
import { placedShip } from '../../look.ts'
import type { Card } from '../card.ts'
import { rerollsOne } from '../dice-parts.ts'

export const predator: Card = {
  kind: 'upgrade',
  id: 'predator',
  says: 'In a primary attack in the bullseye arc its ship may reroll an attack die.',
  parts: [
    rerollsOne(
      'red',
      (game, self, { attacker, defender, weapon }) =>
        attacker === self.id &&
        weapon.source === 'primary' &&
        isInArc(game, self, 'bullseye', placedShip(game, defender)),
    ),
  ],
}
