import { type Card, when } from '../card.ts'
import { redTokensOf, removeRedToken } from '../red-tokens.ts'

const id = 'electronicbaffle'

export const electronicBaffle: Card = {
  kind: 'upgrade',
  id,
  says: 'In the End Phase its ship may suffer a hit to remove one of its red tokens.',
  parts: [
    when('phaseDuring', {
      when: (_t, _self, { phase }) => phase === 'end',
      choices: ({ game }, self) => redTokensOf(game, self),
      effect: (t, self, _args, choice) => {
        t.push('suffer', { ship: self.id, hits: 1, crits: 0, source: id })
        return choice
      },
      follow: (t, self, _args, choice) => removeRedToken(t, self, choice),
    }),
  ],
}
