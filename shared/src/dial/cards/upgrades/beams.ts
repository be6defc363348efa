/** The jamming beam and the tractor beam: tokens instead of damage (rules/dial.md §7.1 step 5, §3.2, A48, A49). */
import type { TokenKind } from '../../state.ts'
import type { Card } from '../card.ts'
import { inflictsTokens } from '../weapon-parts.ts'

const beam = (id: string, token: TokenKind): Card => ({
  kind: 'upgrade',
  id,
  says: `If its attack hits, every result is a ${token} token instead of damage.`,
  parts: [inflictsTokens(id, token)],
})

export const beams: readonly Card[] = [beam('jammingbeam', 'jam'), beam('tractorbeam', 'tractor')]
