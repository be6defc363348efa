/** Aims at what is nearest, and learns from misses: rules/dial.md §7.1 step 1c, §2. */
import { bar, type Shot } from '../../attack/options.ts'
import { cardTokens, gain, layOnCard, takeFromCard } from '../../tokens/index.ts'
import { always, type Card, when } from '../card.ts'

const id = 'automatedtargetpriority'

const isSame = ({ weapon: a }: Shot, { weapon: b }: Shot): boolean =>
  a.source === b.source && a.arc === b.arc && a.turret === b.turret

export const automatedTargetPriority: Card = {
  kind: 'upgrade',
  id,
  says: 'Its ship attacks at the least range at which its weapon has a defender; a miss lays a calculate token on the card, which it may take before it engages.',
  parts: [
    always('shots', (_t, self, { ship }, shots) => {
      if (ship !== self.id) return shots
      const open = shots.filter(({ barredBy }) => barredBy === undefined)
      return bar(shots, id, shot => open.some(other => isSame(other, shot) && other.range < shot.range))
    }),
    when('afterAttacking', {
      when: (_t, self, { attacker, hits }) => attacker === self.id && !hits,
      must: true,
      effect: (t, self) => layOnCard(t, self.id, id, 'calculate', 1),
    }),
    when('beforeEngage', {
      when: (_t, self, { ship }) => ship === self.id && cardTokens(self, id, 'calculate') > 0,
      effect: (t, self) => {
        takeFromCard(t, self.id, id, 'calculate', 1)
        gain(t, self.id, 'calculate', 1)
      },
    }),
  ],
}
