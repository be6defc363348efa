/** An attack on who has just flown by; a lock alone modifies its dice: rules/dial.md §7.1, §9.4. */
import type { Card } from '../card.ts'
import { firesAtManoeuvres, isModifiedOnly } from '../weapon-parts.ts'

const id = 'underslungblastercannon'

export const underslungBlasterCannon: Card = {
  kind: 'upgrade',
  id,
  says: 'May be fired as a bonus attack at an enemy that has executed a manoeuvre; its dice are modified by a spent lock only.',
  parts: [firesAtManoeuvres(id), isModifiedOnly(id, how => 'spend' in how && how.spend === 'lock')],
}
