/** Proton torpedoes, advanced ones too: one hit becomes a crit (rules/dial.md §7.1 step 2b). */
import type { Card } from '../card.ts'
import { changesOne } from '../weapon-parts.ts'

const torpedoes = (id: string): Card => ({
  kind: 'upgrade',
  id,
  says: 'One hit of its attack is changed to a crit.',
  parts: [changesOne(id, ['hit'], 'crit')],
})

export const protonTorpedoes: readonly Card[] = ['advprotontorpedoes', 'protontorpedoes'].map(torpedoes)
