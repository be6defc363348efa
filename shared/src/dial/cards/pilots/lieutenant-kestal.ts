/** Cancels what the defender may still turn: rules/dial.md §7.1 step 3a, §7.2. */
import { cancelGreen } from '../../attack/cancel.ts'
import { countOf } from '../../attack/dice.ts'
import { type Card, when } from '../card.ts'

const id = 'lieutenantkestal'
const faces = ['blank', 'focus'] as const

/** Not at range 0, where no enemy cancels results of the defender (A27). */
export const lieutenantKestal: Card = {
  kind: 'pilot',
  id,
  says: 'A focus token cancels all blanks and focus results of the defender of its attacks.',
  parts: [
    when('afterRollDefence', {
      cost: { spends: { focus: 1 } },
      when: ({ game: { attack } }, self, { attacker }) =>
        attack !== null &&
        attacker === self.id &&
        attack.range > 0 &&
        faces.some(face => countOf(attack.green, face) > 0),
      effect: (t, self) => {
        for (const face of faces) if (t.game.attack !== null) cancelGreen(t, t.game.attack, self, id, face)
      },
    }),
  ],
}
