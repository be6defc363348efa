import { type Card, when } from '../card.ts'
import { redTokensOf, removeRedToken } from '../red-tokens.ts'

const after = (window: 'lockAcquired' | 'lockSpent') =>
  when(window, {
    when: (_t, self, { ship }) => ship === self.id,
    choices: ({ game }, self) => redTokensOf(game, self),
    effect: (t, self, _args, choice) => removeRedToken(t, self, choice),
  })

export const derekKlivian: Card = {
  kind: 'pilot',
  id: 'derekklivian',
  says: 'After it acquires or spends a lock, it may remove one of its red tokens.',
  parts: [after('lockAcquired'), after('lockSpent')],
}
