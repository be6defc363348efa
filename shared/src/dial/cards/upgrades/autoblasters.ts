/** More dice straight ahead, and crits that are not evaded from outside the front arc: rules/dial.md §7.1 steps 2a and 4. */
import { more } from '../../attack/dice-count.ts'
import { isFiring } from '../../attack/special-weapons.ts'
import { isInArc, isOutsideArc } from '../../in-arc.ts'
import { placedShip } from '../../look.ts'
import { always, type Card } from '../card.ts'

const id = 'autoblasters'

export const autoblasters: Card = {
  kind: 'upgrade',
  id,
  says: 'Its attack rolls a die more in the bullseye arc; outside the front arc of the defender its crits are not evaded.',
  parts: [
    always('attackDice', ({ game }, self, { defender }, dice) =>
      isFiring(game.attack, self, id) && isInArc(game, self, 'bullseye', placedShip(game, defender))
        ? more(dice)
        : dice,
    ),
    always('evadesCancel', ({ game }, self, { defender }, cancelled) =>
      isFiring(game.attack, self, id) && isOutsideArc(game, placedShip(game, defender), 'front', self)
        ? cancelled.filter(face => face !== 'crit')
        : cancelled,
    ),
  ],
}
