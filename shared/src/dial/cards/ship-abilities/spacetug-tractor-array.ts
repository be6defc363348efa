import { isInArc } from '../../in-arc.ts'
import { placedShip } from '../../look.ts'
import type { Card } from '../card.ts'
import { chosenShip, near, oneOf } from '../near.ts'

export const spacetugTractorArray: Card = {
  kind: 'shipAbility',
  id: 'spacetugtractorarray',
  says: 'Action: a ship in its front arc at range 1 gains a tractor token, or 2 in the bullseye arc.',
  parts: [],
  action: {
    choices: (game, self) => oneOf(near(game, self, 'any', 1, 1).filter(ship => isInArc(game, self, 'front', ship))),
    perform: (t, self, choice) => {
      const ship = placedShip(t.game, chosenShip(choice))
      const count = isInArc(t.game, self, 'bullseye', ship) ? 2 : 1
      t.push('gainTokens', { ship: ship.id, token: 'tractor', count, by: self.seat })
    },
  },
}
