/** Lies in wait anywhere out of the enemy's sight: rules/dial.md §1.2 step 5. */
import { alwaysInReserve, type Card } from '../card.ts'

export const hanSoloScavengedYt1300: Card = {
  kind: 'pilot',
  id: 'hansolo-scavengedyt1300',
  says: 'In set-up its ship may be placed anywhere beyond range 3 of every enemy ship.',
  parts: [
    alwaysInReserve('zones', (_t, self, { ship }, zones) =>
      ship === self.id ? [...zones, { edges: null, beyond: 3 }] : zones,
    ),
  ],
}
