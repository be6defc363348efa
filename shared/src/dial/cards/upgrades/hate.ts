/** Draws force from pain: rules/dial.md §7.3, §3.2. */
import { recoverForce } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

export const hate: Card = {
  kind: 'upgrade',
  id: 'hate',
  says: 'After its ship suffers damage it recovers as much force.',
  parts: [
    when('damageSuffered', {
      when: (_t, { id, force }, { ship }) => ship === id && force !== null && force.value < force.max,
      must: true,
      effect: (t, self, { count }) => recoverForce(t, self.id, count),
    }),
  ],
}
