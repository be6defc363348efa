import { aboutToFly, flyInstead } from '../../manoeuvre/to-fly.ts'
import { type Card, when } from '../card.ts'

export const inertialDampeners: Card = {
  kind: 'upgrade',
  id: 'inertialdampeners',
  says: 'For a shield its ship stands still instead of flying the manoeuvre that it revealed, and then gains stress.',
  parts: [
    when('beforeManoeuvre', {
      when: (t, self, { ship, cause }) => ship === self.id && cause === 'dial' && aboutToFly(t, ship) !== null,
      cost: { shields: 1 },
      effect: (t, self) => flyInstead(t, self.id, '0OW', 'stress'),
    }),
  ],
}
