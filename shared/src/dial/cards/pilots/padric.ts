import { unitsAround } from '../../devices/index.ts'
import { isRemote, relation } from '../../look.ts'
import { gain } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

export const padric: Card = {
  kind: 'pilot',
  id: 'padric',
  says: 'Enemy ships at range 0–1 of a friendly device that he has locked are strained after it detonates.',
  parts: [
    when('detonated', {
      when: ({ game }, self, { device }) =>
        game.devices[device]?.seat === self.seat &&
        game.locks.some(({ by, on }) => by === self.id && on.kind === 'device' && on.id === device),
      must: true,
      effect: (t, self, { device: id }) => {
        const device = t.game.devices[id]
        if (device === undefined) return
        for (const unit of unitsAround(t, device)) {
          if (!isRemote(unit) && relation(t.game, self, unit) === 'enemy') gain(t, unit.id, 'strain', 1)
        }
      },
    }),
  ],
}
