import { isInArc } from '../../in-arc.ts'
import { tokens } from '../../look.ts'
import { lose } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { near } from '../near.ts'

export const nienNunb: Card = {
  kind: 'pilot',
  id: 'niennunb',
  says: 'After it gains a stress token, it may remove it if an enemy is in its front arc at range 0–1.',
  parts: [
    when('tokenGained', {
      when: ({ game }, self, { ship, token }) =>
        ship === self.id &&
        token === 'stress' &&
        tokens(self, 'stress') > 0 &&
        near(game, self, 'enemy', 0, 1).some(enemy => isInArc(game, self, 'front', enemy)),
      effect: (t, self) => void lose(t, self.id, 'stress', 1),
    }),
  ],
}
