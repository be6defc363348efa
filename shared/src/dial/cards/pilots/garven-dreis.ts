import { gain } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { chosenShip, near, oneOf } from '../near.ts'

const ids = ['garvendreis', 'garvendreis-t65xwing', 'garvendreis-battleofyavin']

export const garvenDreis: readonly Card[] = ids.map(id => ({
  kind: 'pilot',
  id,
  says: 'After it spends a focus token, a friendly ship at range 1–3 may gain one.',
  parts: [
    when('tokenSpent', {
      when: (_t, self, { ship, token }) => ship === self.id && token === 'focus',
      choices: ({ game }, self) => oneOf(near(game, self, 'friendly', 1, 3)),
      effect: (t, _self, _args, choice) => gain(t, chosenShip(choice), 'focus', 1),
    }),
  ],
}))
