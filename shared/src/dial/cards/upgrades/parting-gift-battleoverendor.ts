import type { DeviceWay } from '../../devices/device-cards.ts'
import { type DevicePlace, devicePlaces } from '../../devices/index.ts'
import { type Card, when } from '../card.ts'

const templates = ['1B', '1F', '1N'] as const
const ways: readonly DeviceWay[] = (['drop', 'launch'] as const).flatMap(way =>
  templates.map(template => ({ way, template })),
)

export const partingGiftBattleOverEndor: Card = {
  kind: 'upgrade',
  id: 'partinggift-battleoverendor',
  says: 'Its ship may drop or launch a bomb along a bank or straight of speed 1 when it is destroyed.',
  parts: [
    when('destroyed', {
      when: (_t, self, { ship }) => ship === self.id,
      choices: (t, self) => devicePlaces(t, self, { kinds: ['bomb'], ways }),
      effect: (t, self, _args, choice) => t.push('placeDevice', { ship: self.id, places: [choice as DevicePlace] }),
    }),
  ],
}
