/** Cancels an evade straight ahead: rules/dial.md §7.1 step 4, §7.2. */
import { cancelGreen } from '../../attack/cancel.ts'
import { countOf } from '../../attack/dice.ts'
import { isInArc } from '../../in-arc.ts'
import { placedShip } from '../../look.ts'
import { type Card, when } from '../card.ts'

const id = 'crackshot'

/** Not at range 0, where no enemy cancels results of the defender (A27). */
export const crackShot: Card = {
  kind: 'upgrade',
  id,
  says: 'A charge cancels an evade of the defender of a primary attack in the bullseye arc.',
  parts: [
    when('beforeNeutralise', {
      cost: { charges: 1 },
      when: ({ game }, self, { attacker, defender }) => {
        const { attack } = game
        if (attack === null || attacker !== self.id || attack.weapon.source !== 'primary') return false
        const evades = attack.range > 0 && countOf(attack.green, 'evade') > 0
        return evades && isInArc(game, self, 'bullseye', placedShip(game, defender))
      },
      effect: (t, self) => {
        if (t.game.attack !== null) cancelGreen(t, t.game.attack, self, id, 'evade', 1)
      },
    }),
  ],
}
