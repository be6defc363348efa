/** The first crits are hits: rules/dial.md §7.1 step 2b, by the defender. */
import type { Card } from '../card.ts'
import { changes } from '../dice-parts.ts'

export const platedHull: Card = {
  kind: 'shipAbility',
  id: 'platedhull',
  says: 'Unless it is critically damaged, a crit of an attack on it is changed to a hit.',
  parts: [
    changes(
      'red',
      [{ from: 'crit', to: 'hit' }],
      (_game, self, { defender }) => defender === self.id && self.damage.up.length === 0,
      { must: true },
    ),
  ],
}
