/** A crit goes past the shields, and nothing else does: rules/dial.md §7.2, §7.3. */
import { cancelRed } from '../../attack/cancel.ts'
import { countOf, takeAway } from '../../attack/dice.ts'
import { type Card, dice } from '../card.ts'

const id = 'seynmarana'
const faces = ['hit', 'crit', 'focus', 'blank'] as const

export const seynMarana: Card = {
  kind: 'pilot',
  id,
  says: 'A crit that is spent deals the defender a face-down damage card; all other results are cancelled.',
  parts: [
    dice({
      options: (_game, self, { attacker, red }, colour) =>
        colour === 'red' && attacker === self.id && countOf(red, 'crit') > 0 ? ['crit'] : [],
      apply: (t, self, attack) => {
        takeAway(attack.red, 'crit', 1)
        t.push('dealCard', { ship: attack.defender, up: false, source: id })
        for (const face of faces) cancelRed(t, attack, self, id, face)
      },
    }),
  ],
}
