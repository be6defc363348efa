/** Takes others along: rules/dial.md §7.3, A33. */
import { type Card, when } from '../card.ts'
import { near } from '../near.ts'

const id = 'deadmansswitch'

export const deadMansSwitch: Card = {
  kind: 'upgrade',
  id,
  says: 'After its ship is destroyed, each other ship at range 0–1 suffers a hit.',
  parts: [
    when('destroyed', {
      when: (_t, self, { ship }) => ship === self.id,
      must: true,
      effect: (t, self) => {
        const others = near(t.game, self, 'any', 0, 1).filter(({ id }) => id !== self.id)
        for (const { id: ship } of others) t.push('suffer', { ship, hits: 1, crits: 0, source: id })
      },
    }),
  ],
}
