import { isInFiringArc } from '../../in-arc.ts'
import { isPlaced, placedShip, relation, shipOf } from '../../look.ts'
import { gain } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { chosenShip, oneOf } from '../near.ts'

export const starbirdSlash: Card = {
  kind: 'upgrade',
  id: 'starbirdslash',
  says: 'After fully executing a manoeuvre its ship may strain an enemy that it moved through, and itself if it is in a firing arc of that enemy.',
  parts: [
    when('throughShip', {
      when: (_t, self, { ship, full, how }) => ship === self.id && full && how === 'manoeuvre',
      choices: ({ game }, self, { through }) => {
        const ships = through.map(id => shipOf(game, id)).filter(isPlaced)
        return oneOf(ships.filter(ship => relation(game, self, ship) === 'enemy'))
      },
      effect: (t, self, _args, choice) => {
        const enemy = placedShip(t.game, chosenShip(choice))
        gain(t, enemy.id, 'strain', 1)
        if (isInFiringArc(t.game, enemy, self)) gain(t, self.id, 'strain', 1)
      },
    }),
  ],
}
