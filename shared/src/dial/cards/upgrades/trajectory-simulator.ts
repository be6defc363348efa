import { deviceCard } from '../../devices/index.ts'
import { always, type Card } from '../card.ts'

export const trajectorySimulator: Card = {
  kind: 'upgrade',
  id: 'trajectorysimulator',
  says: 'In the System Phase its ship may launch a bomb along the straight of speed 5 instead.',
  parts: [
    always('deviceInstead', ({ game }, self, { ship, card, said }, ways) => {
      const applies = ship === self.id && game.phase === 'system' && deviceCard(card)?.kind === 'bomb'
      return applies && said.length > 0 ? [...ways, { way: 'launch', template: '5F' }] : ways
    }),
  ],
}
