/** Unsettles the defender: rules/dial.md §7.1 step 3b. */
import { tokens } from '../../look.ts'
import type { Card } from '../card.ts'
import { changes } from '../dice-parts.ts'

export const juke: Card = {
  kind: 'upgrade',
  id: 'juke',
  says: 'While evading, its ship may change an evade of the defender of its attack to a focus result.',
  parts: [
    changes(
      'green',
      [{ from: 'evade', to: 'focus' }],
      (_game, self, { attacker }) => attacker === self.id && tokens(self, 'evade') > 0,
    ),
  ],
}
