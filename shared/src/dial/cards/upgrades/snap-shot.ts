/** An attack on who has just flown by; its dice stay as they fall: rules/dial.md §7.1, §9.4. */
import type { Card } from '../card.ts'
import { firesAtManoeuvres, isModifiedOnly } from '../weapon-parts.ts'

const id = 'snapshot'

export const snapShot: Card = {
  kind: 'upgrade',
  id,
  says: 'May be fired as a bonus attack at an enemy that has executed a manoeuvre; its dice are not modified.',
  parts: [firesAtManoeuvres(id), isModifiedOnly(id, () => false)],
}
