import { always, type Card, when } from '../card.ts'
import { lasts, lastUntil } from '../lasting.ts'

const id = 'contrabandcybernetics'

export const contrabandCybernetics: Card = {
  kind: 'upgrade',
  id,
  says: 'A charge, spent before its ship activates, lets it perform actions and execute red manoeuvres in this round even while stressed.',
  neverRecovers: true,
  parts: [
    when('beforeActivate', {
      when: (_t, self, { ship }) => ship === self.id,
      cost: { charges: 1 },
      effect: (t, self) => lastUntil(t, 'round', self, id),
    }),
    always('stressBars', ({ game }, self, { ship }, bars) => bars && !(ship === self.id && lasts(game, self, id))),
    always('stressStops', ({ game }, self, { ship }, stops) => stops && !(ship === self.id && lasts(game, self, id))),
  ],
}
