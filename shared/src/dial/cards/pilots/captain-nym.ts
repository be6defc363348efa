import { lineCrosses } from '../../../geometry/index.ts'
import { more } from '../../attack/dice-count.ts'
import { deviceShape } from '../../objects.ts'
import type { DialGame } from '../../state.ts'
import { always, type Card, when } from '../card.ts'

/** Whether the line of the attack under way crosses a bomb or mine. */
function crossesDevice({ attack, devices }: DialGame): boolean {
  const explosives = Object.values(devices).filter(({ kind }) => kind !== 'remote')
  return attack !== null && explosives.some(device => lineCrosses(attack.line, deviceShape(device)))
}

export const captainNym: Card = {
  kind: 'pilot',
  id: 'captainnym',
  says: 'For a charge a friendly bomb or mine does not detonate; he rolls a die more behind a bomb or mine.',
  parts: [
    when('wouldDetonate', {
      when: ({ game }, self, { device }) => game.devices[device]?.seat === self.seat,
      cost: { charges: 1 },
      effect: t => t.give(true),
    }),
    always('defenceDice', ({ game }, self, { defender }, count) =>
      defender === self.id && crossesDevice(game) ? more(count) : count,
    ),
  ],
}
