/** Docks from farther off: rules/dial.md §8.2. */
import { always, type Card } from '../card.ts'

export const phantom: Card = {
  kind: 'upgrade',
  id: 'phantom',
  says: 'Its ship may dock at range 1 too.',
  parts: [always('dockingRange', (_t, self, { ship }, range) => (ship === self.id ? Math.max(range, 1) : range))],
}
