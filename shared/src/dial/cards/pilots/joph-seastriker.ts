/** Dodges when a shield goes: rules/dial.md §3.2. */
import { gain } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

export const jophSeastriker: Card = {
  kind: 'pilot',
  id: 'jophseastriker',
  says: 'After its ship loses a shield it gains an evade token.',
  parts: [
    when('shieldLost', {
      when: (_t, self, { ship }) => ship === self.id,
      must: true,
      effect: (t, self) => gain(t, self.id, 'evade', 1),
    }),
  ],
}
