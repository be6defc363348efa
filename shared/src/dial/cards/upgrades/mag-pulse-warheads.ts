/** One crit, a depletion and a jam, and nothing else: rules/dial.md §7.1 step 4, §3.2. */
import { changeResults } from '../../attack/cancel.ts'
import type { Card } from '../card.ts'
import { onHit } from '../weapon-parts.ts'

const id = 'magpulsewarheads'

const parts = onHit(id, (t, self, { defender: ship }) => {
  const { attack } = t.game
  if (attack === null) return
  t.push('suffer', { ship, hits: 0, crits: 1, source: id })
  t.push('gainTokens', { ship, token: 'deplete', count: 1, by: self.seat })
  t.push('gainTokens', { ship, token: 'jam', count: 1, by: self.seat })
  changeResults(t, attack, self, id, { hits: 0, crits: 0 })
})

export const magPulseWarheads: Card = {
  kind: 'upgrade',
  id,
  says: 'If its attack hits, the defender suffers a crit and gains a deplete and a jam token; all results are cancelled.',
  parts: [parts],
}
