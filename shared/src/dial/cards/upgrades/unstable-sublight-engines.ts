import { isPlaced } from '../../look.ts'
import { type Card, when } from '../card.ts'
import { near } from '../near.ts'

const id = 'unstablesublightengines-battleofyavin'

export const unstableSublightEngines: Card = {
  kind: 'upgrade',
  id,
  says: 'Destroyed, its ship flies a straight of speed 1, and each other ship at range 0–1 suffers a hit.',
  parts: [
    when('destroyed', {
      when: (_t, self, { ship }) => ship === self.id,
      must: true,
      effect: (t, self) => t.push('executeManoeuvre', { ship: self.id, code: '1FW', cause: 'card' }),
      follow: (t, self) => {
        if (!isPlaced(self)) return
        for (const ship of near(t.game, self, 'any', 0, 1)) {
          if (ship.id !== self.id) t.push('suffer', { ship: ship.id, hits: 1, crits: 0, source: id })
        }
      },
    }),
  ],
}
