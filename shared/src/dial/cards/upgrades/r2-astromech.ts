import { recoverShields } from '../../damage/recover-shields.ts'
import { type Card, when } from '../card.ts'

const ids = ['r2astromech', 'r2d2', 'r2a3-battleofyavin', 'r2d2-battleofyavin', 'r2f2-battleofyavin']

export const r2Astromech: readonly Card[] = ids.map(id => ({
  kind: 'upgrade',
  id,
  says: 'After revealing its dial its ship recovers a shield for a charge and a disarm token.',
  parts: [
    when('afterReveal', {
      when: (_t, self, { ship }) => ship === self.id && self.shields.value < self.shields.max,
      cost: { charges: 1, gains: { disarm: 1 } },
      effect: (t, self) => recoverShields(t, self, 1),
    }),
  ],
}))
