import { type DevicePlace, devicePlaces } from '../../devices/index.ts'
import { manoeuvre } from '../../manoeuvre/manoeuvre.ts'
import { type Card, when } from '../card.ts'

export const edonKappehl: Card = {
  kind: 'pilot',
  id: 'edonkappehl',
  says: 'May drop a device, if none was placed this round, after fully executing a blue or white manoeuvre.',
  parts: [
    when('afterFully', {
      when: (_t, self, { ship, code }) =>
        ship === self.id && !self.placedDevice && ['blue', 'white'].includes(manoeuvre(code).colour),
      choices: (t, self) => devicePlaces(t, self, { way: 'drop' }),
      effect: (t, self, _args, choice) => t.push('placeDevice', { ship: self.id, places: [choice as DevicePlace] }),
    }),
  ],
}
