import { type DevicePlace, devicePlaces } from '../../devices/index.ts'
import { type Card, when } from '../card.ts'

export const genius: Card = {
  kind: 'upgrade',
  id: 'genius',
  says: 'Its ship may drop a bomb, if it has placed no device this round, after fully executing a manoeuvre.',
  parts: [
    when('afterFully', {
      when: (_t, self, { ship }) => ship === self.id && !self.placedDevice,
      choices: (t, self) => devicePlaces(t, self, { kinds: ['bomb'], way: 'drop' }),
      effect: (t, self, _args, choice) => t.push('placeDevice', { ship: self.id, places: [choice as DevicePlace] }),
    }),
  ],
}
