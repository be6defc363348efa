/** Rolls and boosts over obstacles, and takes no notice of one that it has met: rules/dial.md §5.5, §8.2. */
import { type Card, when } from '../card.ts'
import { lasts, lastUntil } from '../lasting.ts'

const id = 'collisiondetector'

export const collisionDetector: Card = {
  kind: 'upgrade',
  id,
  says: 'Its ship boosts and barrel rolls through obstacles and onto them; for a charge it ignores one that it has met until the round ends.',
  passesObstacles: true,
  ignores: (game, self, obstacle, doing) => doing !== 'attackPast' && lasts(game, self, id, obstacle),
  parts: [
    when('throughObstacle', {
      when: (_t, self, { ship }) => ship === self.id,
      cost: { charges: 1 },
      effect: (t, self, { obstacle }) => {
        lastUntil(t, 'round', self, id, obstacle)
        t.give(true)
      },
    }),
  ],
}
