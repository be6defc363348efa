/** Strains to hit: rules/dial.md §2, §7.1 step 2b. */
import { tokens } from '../../look.ts'
import { type Card, when } from '../card.ts'
import { changes } from '../dice-parts.ts'

export const rookKast: Card = {
  kind: 'pilot',
  id: 'rookkast',
  says: 'Before it engages its ship may gain a strain token; strained, it may change a blank or focus result of a primary attack to a hit.',
  parts: [
    when('beforeEngage', {
      cost: { gains: { strain: 1 } },
      when: (_t, self, { ship }) => ship === self.id,
      effect: () => null,
    }),
    changes(
      'red',
      [
        { from: 'blank', to: 'hit' },
        { from: 'focus', to: 'hit' },
      ],
      (_game, self, { attacker, weapon }) =>
        attacker === self.id && weapon.source === 'primary' && tokens(self, 'strain') > 0,
    ),
  ],
}
