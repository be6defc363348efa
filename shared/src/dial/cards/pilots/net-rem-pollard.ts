import { isStressed, placedShip } from '../../look.ts'
import { rotated, rotateShip } from '../../manoeuvre/rotate-ship.ts'
import { gain } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { chosenShip, near, oneOf } from '../near.ts'

export const netRemPollard: Card = {
  kind: 'pilot',
  id: 'netrempollard',
  says: 'After it barrel rolls, an unstressed friendly ship at range 0–1 may take a stress token for it to turn around.',
  parts: [
    when('afterMove', {
      when: ({ game }, self, { ship, how }) =>
        ship === self.id && how === 'barrelRoll' && rotated(game, self, 'around').legal,
      choices: ({ game }, self) => oneOf(near(game, self, 'friendly', 0, 1).filter(ship => !isStressed(ship))),
      effect: (t, _self, _args, choice) => gain(t, chosenShip(choice), 'stress', 1),
      follow: (t, self) => {
        rotateShip(t, placedShip(t.game, self.id), 'around', 'netrempollard')
      },
    }),
  ],
}
