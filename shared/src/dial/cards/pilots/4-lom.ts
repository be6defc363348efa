import { tokens } from '../../look.ts'
import { manoeuvre } from '../../manoeuvre/manoeuvre.ts'
import { gain, transfer } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { chosenShip, near, oneOf } from '../near.ts'

export const fourLom: Card = {
  kind: 'pilot',
  id: '4lom',
  says: 'Calculates after fully executing a red manoeuvre; at the start of the End Phase it may hand a stress token to a ship at range 0–1.',
  parts: [
    when('afterFully', {
      when: (_t, self, { ship, code }) => ship === self.id && manoeuvre(code).colour === 'red',
      must: true,
      effect: (t, self) => gain(t, self.id, 'calculate', 1),
    }),
    when('phaseStart', {
      when: (_t, self, { phase }) => phase === 'end' && tokens(self, 'stress') > 0,
      choices: ({ game }, self) => oneOf(near(game, self, 'any', 0, 1).filter(({ id }) => id !== self.id)),
      effect: (t, self, _args, choice) => transfer(t, self.id, chosenShip(choice), 'stress', self.seat),
    }),
  ],
}
