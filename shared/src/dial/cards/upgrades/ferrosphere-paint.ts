import { isInArc } from '../../in-arc.ts'
import { placedShip, relation, shipOf } from '../../look.ts'
import { breakLock, gain } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

export const ferrospherePaint: Card = {
  kind: 'upgrade',
  id: 'ferrospherepaint',
  says: 'An enemy that locks its ship outside its bullseye arc gains stress or breaks the lock, as it likes.',
  parts: [
    when('lockAcquired', {
      when: ({ game }, self, { ship, on }) =>
        on.id === self.id &&
        relation(game, self, shipOf(game, ship)) === 'enemy' &&
        game.locks.some(({ by, on: { id } }) => by === ship && id === self.id) &&
        !isInArc(game, placedShip(game, ship), 'bullseye', self),
      must: true,
      asks: ({ game }, _self, { ship }) => shipOf(game, ship).seat,
      choices: () => ['stress', 'breakLock'],
      effect: (t, self, { ship }, choice) => {
        const lock = t.game.locks.find(({ by, on }) => by === ship && on.id === self.id)
        if (choice === 'stress') gain(t, ship, 'stress', 1)
        else if (lock !== undefined) breakLock(t, lock)
      },
    }),
  ],
}
