/** Whether there is anything for a pilot to do: rules/hex.md §2.6 and §2.7. */
import { type Reject, reject } from '../../../kernel/index.ts'
import { severityOf } from '../../look.ts'
import type { HexGame, Ship } from '../../state.ts'

/** Why its pilot does not fly a ship; null when he does. Who has glided leaves him nothing to do. */
export function whyGrounded({ ruleset }: HexGame, ship: Ship): Reject | null {
  if ((ship.used.glide ?? 0) > 0)
    return reject('not_offered', 'answer.action', 'It has glided this round.', { rule: 'hex §2.6' })
  if (severityOf(ship, 'engines') === 3 && !ruleset.wreckedEnginesAllowFly)
    return reject('not_met', 'answer.action', 'Its engines are wrecked: it only glides.', { rule: 'hex §2.7' })
  return null
}
