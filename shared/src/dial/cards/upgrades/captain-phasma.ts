import { isStressed } from '../../look.ts'
import { gain } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { near } from '../near.ts'

export const captainPhasma: Card = {
  kind: 'upgrade',
  id: 'captainphasma',
  says: 'At the end of the Engagement Phase each unstressed enemy at range 0–1 gains a stress token.',
  parts: [
    when('phaseEnd', {
      when: ({ game }, self, { phase }) =>
        phase === 'engagement' && near(game, self, 'enemy', 0, 1).some(ship => !isStressed(ship)),
      must: true,
      effect: (t, self) => {
        for (const ship of near(t.game, self, 'enemy', 0, 1)) if (!isStressed(ship)) gain(t, ship.id, 'stress', 1)
      },
    }),
  ],
}
