/** What it locks is not there for it: rules/dial.md §5.5, A60. */
import type { Card } from '../card.ts'

export const qira: Card = {
  kind: 'upgrade',
  id: 'qira',
  says: 'While its ship moves and attacks, it ignores obstacles on which it has a lock.',
  parts: [],
  ignores: ({ locks }, self, obstacle, doing) =>
    doing !== 'lock' && locks.some(({ by, on }) => by === self.id && on.kind === 'obstacle' && on.id === obstacle),
}
