/** One focus or hit becomes a crit: rules/dial.md §7.1 step 2b. */
import type { Card } from '../card.ts'
import { changesOne } from '../weapon-parts.ts'

const id = 'protoncannons'

export const protonCannons: Card = {
  kind: 'upgrade',
  id,
  says: 'One focus or hit of its attack is changed to a crit.',
  parts: [changesOne(id, ['focus', 'hit'], 'crit')],
}
