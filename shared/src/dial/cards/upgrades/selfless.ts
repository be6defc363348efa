/** Takes a crit for a friend: rules/dial.md §7.1 step 4. */
import type { Card } from '../card.ts'
import { takesResult } from '../takes-result.ts'

const id = 'selfless'

export const selfless: Card = {
  kind: 'upgrade',
  id,
  says: 'In the attack arc its ship may suffer one crit for another friendly ship at range 0–1, whose attacker loses that result.',
  parts: [takesResult(id, ['crit'])],
}
