import { relation, shipOf } from '../../look.ts'
import { always, type Card, when } from '../card.ts'
import { lasts, lastUntil } from '../lasting.ts'

const id = 'leiaorgana'

export const leiaOrgana: Card = {
  kind: 'upgrade',
  id,
  says: '3 charges, spent at the start of the Activation Phase, make red manoeuvres of friendly ships easier in it.',
  parts: [
    when('phaseStart', {
      when: (_t, _self, { phase }) => phase === 'activation',
      cost: { charges: 3 },
      effect: (t, self) => lastUntil(t, 'phase', self, id),
    }),
    always('redDifficulty', ({ game }, self, { ship }, harder) => {
      const helped = lasts(game, self, id) && relation(game, self, shipOf(game, ship)) === 'friendly'
      return helped ? harder - 1 : harder
    }),
  ],
}
