import { isBasic, manoeuvre } from '../../manoeuvre/manoeuvre.ts'
import { aboutToFly, makeHarder } from '../../manoeuvre/to-fly.ts'
import { type Card, when } from '../card.ts'

export const r4PAstromech: Card = {
  kind: 'upgrade',
  id: 'r4pastromech',
  says: 'Before its ship executes a basic manoeuvre, a charge makes that easier.',
  parts: [
    when('beforeManoeuvre', {
      when: (t, self, { ship }) => {
        const code = ship === self.id ? aboutToFly(t, ship) : null
        if (code === null || !isBasic(code)) return false
        const { colour } = manoeuvre(code)
        return colour === 'red' || colour === 'white'
      },
      cost: { charges: 1 },
      effect: (t, self) => makeHarder(t, self.id, -1),
    }),
  ],
}
