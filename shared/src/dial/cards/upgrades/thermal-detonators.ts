import { always, type Card } from '../card.ts'

const id = 'thermaldetonators'

export const thermalDetonators: Card = {
  kind: 'upgrade',
  id,
  says: 'Drops one or two bombs, a die each for every ship near them: strain, a hit or a crit; a reload recovers a charge more.',
  parts: [always('reload', (_t, self, { ship, card }, count) => (ship === self.id && card === id ? count + 1 : count))],
}
