import { manoeuvre } from '../../manoeuvre/manoeuvre.ts'
import { type Card, when } from '../card.ts'
import { canAct, grantAction, white } from '../granted.ts'

export const afterburners: Card = {
  kind: 'upgrade',
  id: 'afterburners',
  says: 'After fully executing a manoeuvre of speed 3–5, a charge lets its ship boost, even while stressed.',
  parts: [
    when('afterFully', {
      when: (t, self, { ship, code }) => {
        const { speed } = manoeuvre(code)
        return ship === self.id && speed >= 3 && speed <= 5 && canAct(t, self, white('boost'), true)
      },
      cost: { charges: 1 },
      effect: (t, self) => grantAction(t, self, white('boost'), { evenStressed: true }),
    }),
  ],
}
