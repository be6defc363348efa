import type { DeviceWay } from '../../devices/device-cards.ts'
import { type DevicePlace, devicePlaces } from '../../devices/index.ts'
import { manoeuvre } from '../../manoeuvre/manoeuvre.ts'
import { type Card, when } from '../card.ts'

const ways: readonly DeviceWay[] = [
  { way: 'drop', template: '3F' },
  { way: 'launch', template: '3F' },
]

export const deathfireSwz98: Card = {
  kind: 'pilot',
  id: 'deathfire-swz98',
  says: 'After fully executing a manoeuvre of speed 3–5, 2 charges drop or launch a bomb along the straight of speed 3, if no device was placed this round.',
  parts: [
    when('afterFully', {
      when: (_t, self, { ship, code }) => {
        const { speed } = manoeuvre(code)
        return ship === self.id && !self.placedDevice && speed >= 3 && speed <= 5
      },
      cost: { charges: 2 },
      choices: (t, self) => devicePlaces(t, self, { kinds: ['bomb'], ways }),
      effect: (t, self, _args, choice) => t.push('placeDevice', { ship: self.id, places: [choice as DevicePlace] }),
    }),
  ],
}
