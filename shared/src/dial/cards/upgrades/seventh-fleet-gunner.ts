/** Guides the fire of friends: rules/dial.md §7.1 step 2a, with a maximum. */
import { pointBlank, rollAtMost, rollMore } from '../../attack/roll.ts'
import { isInFiringArc } from '../../in-arc.ts'
import { placedShip, relation } from '../../look.ts'
import { recoverable, recoverCharges } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

const id = 'seventhfleetgunner'

/** At range 0, where nothing is added to a primary attack (A27), there is nothing to pay for. */
export const seventhFleetGunner: Card = {
  kind: 'upgrade',
  id,
  says: 'A charge adds a die, up to four, to a primary attack of another friendly ship on a defender in its firing arc; in the System Phase a disarm token recovers it.',
  parts: [
    when('beforeRollAttack', {
      cost: { charges: 1 },
      when: ({ game }, self, { attacker, defender }) => {
        const { attack } = game
        if (attack === null || attacker === self.id || attack.weapon.source !== 'primary' || pointBlank(attack))
          return false
        const friend = relation(game, self, placedShip(game, attacker)) === 'friendly'
        return friend && isInFiringArc(game, self, placedShip(game, defender))
      },
      effect: ({ game: { attack } }) => {
        if (attack === null) return
        rollMore(attack, 'red')
        rollAtMost(attack, 'red', 4)
      },
    }),
    when('systemShip', {
      cost: { gains: { disarm: 1 } },
      when: (_t, self, { ship }) => ship === self.id && recoverable(self, id) > 0,
      effect: (t, self) => recoverCharges(t, self.id, id, 1),
    }),
  ],
}
