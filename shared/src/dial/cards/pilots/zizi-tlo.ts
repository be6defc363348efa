/** Recovers her poise after a fight: rules/dial.md §7.1 step 6. */
import { gain } from '../../tokens/index.ts'
import type { Triggered } from '../card.ts'
import { type Card, when } from '../card.ts'

const token: Omit<Triggered<'afterDefending'>, 'window'> = {
  cost: { charges: 1 },
  choices: () => ['focus', 'evade'],
  effect: (t, self, _fought, choice) => gain(t, self.id, choice === 'focus' ? 'focus' : 'evade', 1),
}

export const ziziTlo: Card = {
  kind: 'pilot',
  id: 'zizitlo',
  says: 'After it defends or attacks, a charge gives its ship a focus or an evade token.',
  parts: [
    when('afterDefending', { ...token, when: (_t, self, { defender }) => defender === self.id }),
    when('afterAttacking', { ...token, when: (_t, self, { attacker }) => attacker === self.id }),
  ],
}
