/** A crit straight ahead: rules/dial.md §7.1 step 2b. */
import { isInArc } from '../../in-arc.ts'
import { placedShip } from '../../look.ts'
import type { Card } from '../card.ts'
import { changes } from '../dice-parts.ts'

export const marksmanship: Card = {
  kind: 'upgrade',
  id: 'marksmanship',
  says: 'Attacking in the bullseye arc its ship may change a hit to a crit.',
  parts: [
    changes(
      'red',
      [{ from: 'hit', to: 'crit' }],
      (game, self, { attacker, defender }) =>
        attacker === self.id && isInArc(game, self, 'bullseye', placedShip(game, defender)),
    ),
  ],
}
