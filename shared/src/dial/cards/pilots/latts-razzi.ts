import { spendLock } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { chosenShip, near, oneOf } from '../near.ts'

export const lattsRazzi: Card = {
  kind: 'pilot',
  id: 'lattsrazzi',
  says: 'At the start of the Engagement Phase it may spend its lock on a ship at range 1 to tractor that ship.',
  parts: [
    when('phaseStart', {
      when: (_t, _self, { phase }) => phase === 'engagement',
      choices: ({ game }, self) =>
        oneOf(
          near(game, self, 'any', 1, 1).filter(({ id }) =>
            game.locks.some(({ by, on }) => by === self.id && on.id === id),
          ),
        ),
      effect: (t, self, _args, choice) => {
        const ship = chosenShip(choice)
        const lock = t.game.locks.find(({ by, on }) => by === self.id && on.id === ship)
        if (lock !== undefined) spendLock(t, lock)
        t.push('gainTokens', { ship, token: 'tractor', count: 1, by: self.seat })
      },
    }),
  ],
}
