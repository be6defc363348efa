/** Drives a hit home: rules/dial.md §7.1 step 4. */
import { changeResults } from '../../attack/cancel.ts'
import { type Card, when } from '../card.ts'

const id = 'fifthbrother'

export const fifthBrother: Card = {
  kind: 'pilot',
  id,
  says: 'After its attack hits, two force add a crit.',
  parts: [
    when('attackHit', {
      cost: { force: 2 },
      when: (_t, self, { attacker }) => attacker === self.id,
      effect: (t, self) => {
        const { attack } = t.game
        if (attack !== null) changeResults(t, attack, self, id, { crits: attack.left.crits + 1 })
      },
    }),
  ],
}
