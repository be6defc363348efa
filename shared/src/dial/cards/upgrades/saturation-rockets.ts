/** More dice and a second attack for more charges: rules/dial.md §7.1 steps 2a and 6d. */
import { rollMore } from '../../attack/roll.ts'
import { isFiring } from '../../attack/special-weapons.ts'
import { isInArc } from '../../in-arc.ts'
import { placedShip } from '../../look.ts'
import { always, type Card, when } from '../card.ts'
import { goesOnBeside } from '../weapon-parts.ts'

const id = 'saturationrockets-alphaclassstarwing'

export const saturationRockets: Card = {
  kind: 'upgrade',
  id,
  says: 'A further charge adds a die on a target in the front arc; another makes it a bonus attack, at no other cost, on a target at range 0–1 of the defender.',
  parts: [
    when('beforeRollAttack', {
      cost: { charges: 1 },
      when: ({ game }, self, { defender }) =>
        isFiring(game.attack, self, id) && isInArc(game, self, 'front', placedShip(game, defender)),
      effect: ({ game }) => {
        if (game.attack !== null) rollMore(game.attack, 'red')
      },
    }),
    goesOnBeside(id, { charges: 1 }, {}),
    always('attackCost', (_t, self, { ship, card, by }, cost) =>
      ship === self.id && card === id && by === id ? 0 : cost,
    ),
  ],
}
