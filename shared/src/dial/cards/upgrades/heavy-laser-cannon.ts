/** All crits become hits after the attack dice are modified: rules/dial.md §7.1 step 2b. */
import { change, countOf } from '../../attack/dice.ts'
import { mayModify, tellModified } from '../../attack/modify.ts'
import { isFiring } from '../../attack/special-weapons.ts'
import type { Placed } from '../../look.ts'
import { type Card, when } from '../card.ts'

const id = 'heavylasercannon'

const how = (self: Placed) => ({ card: id, source: self.id, choice: true }) as const

export const heavyLaserCannon: Card = {
  kind: 'upgrade',
  id,
  says: 'When its attack dice are modified, all crits are changed to hits.',
  parts: [
    when('afterModifyAttack', {
      when: (t, self) => {
        const { attack } = t.game
        const crits = attack !== null && isFiring(attack, self, id) && countOf(attack.red, 'crit') > 0
        return crits && mayModify(t, attack, 'red', self.id, how(self))
      },
      must: true,
      effect: (t, self) => {
        const { attack } = t.game
        if (attack === null) return
        change(attack.red, 'crit', 'hit')
        tellModified(t, attack, self.id, 'red', how(self))
      },
    }),
  ],
}
