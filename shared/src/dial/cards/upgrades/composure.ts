import { tokens } from '../../look.ts'
import { greenTokens } from '../../tokens/index.ts'
import { always, type Card, when } from '../card.ts'
import { canAct, grantAction, white } from '../granted.ts'
import { lasts, lastUntil } from '../lasting.ts'

const id = 'composure'

export const composure: Card = {
  kind: 'upgrade',
  id,
  says: 'After its ship fails an action, without a green token, it may focus; then it does nothing more in this round.',
  parts: [
    when('actionFailed', {
      when: (t, self, { ship }) =>
        ship === self.id && greenTokens.every(kind => tokens(self, kind) === 0) && canAct(t, self, white('focus')),
      must: true,
      effect: (t, self) => grantAction(t, self, white('focus')),
      follow: (t, self) => {
        if (t.result() !== null) lastUntil(t, 'round', self, id)
      },
    }),
    always('barsActions', ({ game }, self, { ship }, bars) => bars || (ship === self.id && lasts(game, self, id))),
  ],
}
