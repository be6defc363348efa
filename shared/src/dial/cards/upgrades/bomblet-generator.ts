import { recoverable, recoverCharges } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

const id = 'bombletgenerator'

export const bombletGenerator: Card = {
  kind: 'upgrade',
  id,
  says: 'Drops a bomb: two dice of damage for each ship near it; at the start of the Activation Phase a shield pays for 2 charges.',
  parts: [
    when('phaseStart', {
      when: (_t, self, { phase }) => phase === 'activation' && recoverable(self, id) > 0,
      cost: { shields: 1 },
      effect: (t, self) => recoverCharges(t, self.id, id, 2),
    }),
  ],
}
