import { shipOf } from '../../look.ts'
import { recoverForce } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { near } from '../near.ts'

export const yoda: Card = {
  kind: 'pilot',
  id: 'yoda',
  says: 'After another friendly ship at range 0–3 spends force, its own force lets that ship recover 1.',
  parts: [
    when('forceSpent', {
      when: ({ game }, self, { ship }) => {
        const { force } = shipOf(game, ship)
        const others = near(game, self, 'friendly', 0, 3).filter(({ id }) => id !== self.id)
        return force !== null && force.value < force.max && others.some(({ id }) => id === ship)
      },
      cost: { force: 1 },
      effect: (t, _self, { ship }) => recoverForce(t, ship, 1),
    }),
  ],
}
