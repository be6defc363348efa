/** A second attack beside the first defender: rules/dial.md §7.1 step 6d. */
import type { Card } from '../card.ts'
import { goesOnBeside } from '../weapon-parts.ts'

const id = 'clustermissiles'

export const clusterMissiles: Card = {
  kind: 'upgrade',
  id,
  says: 'After its attack it may attack another target at range 0–1 of the defender as a bonus attack, without a lock.',
  parts: [goesOnBeside(id, {}, { needsNothing: true })],
}
