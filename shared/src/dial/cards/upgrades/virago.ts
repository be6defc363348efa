import { type Card, when } from '../card.ts'
import { canAct, grantAction, red } from '../granted.ts'

export const virago: Card = {
  kind: 'upgrade',
  id: 'virago',
  says: 'In the End Phase a charge lets its ship perform a red boost action.',
  parts: [
    when('phaseDuring', {
      when: (t, self, { phase }) => phase === 'end' && canAct(t, self, red('boost')),
      cost: { charges: 1 },
      effect: (t, self) => grantAction(t, self, red('boost')),
    }),
  ],
}
