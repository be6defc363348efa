import { isStressed } from '../../look.ts'
import { chargesOf, gain, greenTokens } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

const id = 'overtunedmodulators'

export const overtunedModulators: Card = {
  kind: 'upgrade',
  id,
  says: 'In the System Phase a charge gives its unstressed ship 3 calculate tokens; then each green token removed in the End Phase strains it.',
  parts: [
    when('systemShip', {
      when: (_t, self, { ship }) => ship === self.id && !isStressed(self),
      cost: { charges: 1 },
      effect: (t, self) => gain(t, self.id, 'calculate', 3),
    }),
    when('tokenRemoved', {
      when: ({ game }, self, { ship, token }) =>
        ship === self.id && game.phase === 'end' && greenTokens.includes(token) && chargesOf(self, id)?.value === 0,
      must: true,
      effect: (t, self, { count }) => gain(t, self.id, 'strain', count),
    }),
  ],
}
