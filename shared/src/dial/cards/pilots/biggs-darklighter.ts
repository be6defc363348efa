/** Takes a hit for a friend: rules/dial.md §7.1 step 4. */
import type { Card } from '../card.ts'
import { takesResult } from '../takes-result.ts'

const id = 'biggsdarklighter'

export const biggsDarklighter: Card = {
  kind: 'pilot',
  id,
  says: 'In the attack arc it may suffer one hit or crit for another friendly ship at range 0–1, whose attacker loses that result.',
  parts: [takesResult(id, ['hit', 'crit'])],
}
