/** Charges roll more dice on what is ahead: rules/dial.md §7.1 step 2a. */
import { rollMore } from '../../attack/roll.ts'
import { isFiring } from '../../attack/special-weapons.ts'
import { isInArc } from '../../in-arc.ts'
import { placedShip } from '../../look.ts'
import { chargesOf, spendCharges } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

const id = 'multimissilepods'

export const multiMissilePods: Card = {
  kind: 'upgrade',
  id,
  says: 'Its attack rolls a die more for a charge on a defender in the front arc, up to two for two in the bullseye arc.',
  parts: [
    when('beforeRollAttack', {
      when: ({ game }, self) => isFiring(game.attack, self, id),
      choices: ({ game }, self, { defender: target }) => {
        const defender = placedShip(game, target)
        const most = isInArc(game, self, 'bullseye', defender) ? 2 : isInArc(game, self, 'front', defender) ? 1 : 0
        return [1, 2].filter(charges => charges <= most && charges <= (chargesOf(self, id)?.value ?? 0))
      },
      effect: (t, self, _fight, choice) => {
        const { attack } = t.game
        if (attack === null || typeof choice !== 'number') return
        spendCharges(t, self.id, id, choice)
        rollMore(attack, 'red', choice)
      },
    }),
  ],
}
