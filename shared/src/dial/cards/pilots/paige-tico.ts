import { type DevicePlace, devicePlaces } from '../../devices/index.ts'
import { type Card, when } from '../card.ts'

export const paigeTico: Card = {
  kind: 'pilot',
  id: 'paigetico',
  says: 'For a charge drops another device after she has dropped one.',
  parts: [
    when('afterPlaceDevice', {
      when: (_t, self, { ship, way }) => ship === self.id && way === 'drop',
      cost: { charges: 1 },
      choices: (t, self) => devicePlaces(t, self, { way: 'drop' }),
      effect: (t, self, _args, choice) => t.push('placeDevice', { ship: self.id, places: [choice as DevicePlace] }),
    }),
  ],
}
