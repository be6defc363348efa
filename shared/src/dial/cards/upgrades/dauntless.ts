import { type Card, when } from '../card.ts'
import { canAct, grantAction, whiteAsRed } from '../granted.ts'

export const dauntless: Card = {
  kind: 'upgrade',
  id: 'dauntless',
  says: 'After partially executing a manoeuvre its ship may perform a white action as if it were red.',
  parts: [
    when('afterPartially', {
      when: (t, self, { ship }) => ship === self.id && canAct(t, self, whiteAsRed(t, self)),
      must: true,
      effect: (t, self) => grantAction(t, self, whiteAsRed(t, self)),
    }),
  ],
}
