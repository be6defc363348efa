/** Begins damaged, and shakes off what a SLAM costs it: rules/dial.md §1.2 step 6, §7.3. */
import { tokens } from '../../look.ts'
import { lose } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

export const explosionWithWings: Card = {
  kind: 'shipAbility',
  id: 'explosionwithwings',
  says: 'It begins with a face-down damage card; after a SLAM it may expose a damage card to remove a disarm token.',
  parts: [
    when('prepare', {
      must: true,
      effect: (t, self) => t.push('dealCard', { ship: self.id, up: false, source: 'explosionwithwings' }),
    }),
    when('afterAction', {
      when: (_t, self, { ship, choice }) =>
        ship === self.id && choice.action === 'slam' && self.damage.down > 0 && tokens(self, 'disarm') > 0,
      effect: (t, self) => t.push('expose', { ship: self.id }),
      follow: (t, self) => void lose(t, self.id, 'disarm', 1),
    }),
  ],
}
