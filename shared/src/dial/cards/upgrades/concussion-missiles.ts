/** Damage cards around the defender are exposed: rules/dial.md §7.1 step 4, §7.3. */
import { placedShip } from '../../look.ts'
import type { Card } from '../card.ts'
import { near } from '../near.ts'
import { onHit } from '../weapon-parts.ts'

const id = 'concussionmissiles'

export const concussionMissiles: Card = {
  kind: 'upgrade',
  id,
  says: 'If its attack hits, each ship at range 0–1 of the defender exposes a damage card.',
  parts: [
    onHit(id, (t, _self, { defender }) => {
      for (const { id: ship } of near(t.game, placedShip(t.game, defender), 'any', 0, 1)) t.push('expose', { ship })
    }),
  ],
}
