import { type Card, when } from '../card.ts'
import { canAct, grantAction, whiteAsRed } from '../granted.ts'

export const poeDameron: Card = {
  kind: 'pilot',
  id: 'poedameron',
  says: 'After an action a charge lets it perform a white one as if it were red.',
  parts: [
    when('afterAction', {
      when: (t, self, { ship }) => ship === self.id && canAct(t, self, whiteAsRed(t, self)),
      cost: { charges: 1 },
      effect: (t, self) => grantAction(t, self, whiteAsRed(t, self)),
    }),
  ],
}
