/** Special weapons with nothing to their attack but what the tables print and what it needs and costs (rules/dial.md §7.1). */
import type { Card } from '../card.ts'

const plain = (id: string, says: string): Card => ({ kind: 'upgrade', id, says, parts: [] })

export const plainWeapons: readonly Card[] = [
  plain('dorsalturret', 'Attacks where its turret points.'),
  plain('hotshottailblaster', 'Attacks to the rear, at range 0 too, for a charge.'),
  plain('protonrockets', 'Attacks in the bullseye arc with a focus token at hand, for a charge.'),
  plain(
    'vectoredcannonsrz1',
    'Its primary attack is fired where its turret points; it brings a ship ability of its own.',
  ),
]
