/** Drives a hit home: rules/dial.md §7.1 step 4. */
import { changeResults } from '../../attack/cancel.ts'
import { mayModify } from '../../attack/modify.ts'
import { type Card, when } from '../card.ts'

const id = 'fifthbrother'

/** To add a result is to modify the dice: not at range 0 (A27), nor for a blinded pilot. */
export const fifthBrother: Card = {
  kind: 'pilot',
  id,
  says: 'After its attack hits, two force add a crit.',
  parts: [
    when('attackHit', {
      cost: { force: 2 },
      when: (t, self, { attacker }) => {
        const { attack } = t.game
        const how = { card: id, source: self.id, choice: true } as const
        return attack !== null && attacker === self.id && mayModify(t, attack, 'red', self.id, how)
      },
      effect: (t, self) => {
        const { attack } = t.game
        if (attack !== null) changeResults(t, attack, self, id, { crits: attack.left.crits + 1 })
      },
    }),
  ],
}
