import { obstaclesOf } from '../../look.ts'
import { isWithin, rangeToObstacle } from '../../range.ts'
import { always, type Card } from '../card.ts'

export const debrisGambit: Card = {
  kind: 'upgrade',
  id: 'debrisgambit',
  says: 'The red evade action of its ship is white while an obstacle is at range 0–1.',
  parts: [
    always('actionOffers', ({ game }, self, { ship }, offers) => {
      const near = () => obstaclesOf(game).some(obstacle => isWithin(rangeToObstacle(game, self, obstacle), 0, 1))
      if (ship !== self.id || !offers.some(({ type, colour }) => type === 'evade' && colour === 'red') || !near())
        return offers
      return offers.map(offer =>
        offer.type === 'evade' && offer.colour === 'red' ? { ...offer, colour: 'white' } : offer,
      )
    }),
  ],
}
