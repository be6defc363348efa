/** Repairs at the end of the round, not always for the better: rules/dial.md §7.3. */
import { rollOne } from '../../dice.ts'
import { type Card, when } from '../card.ts'

const id = 'novicetechnician'

export const noviceTechnician: Card = {
  kind: 'upgrade',
  id,
  says: 'At the end of the round it may repair a face-up damage card; it rolls a die for it, and on a hit exposes another.',
  parts: [
    when('roundEnd', {
      when: (_t, self) => self.damage.up.length > 0,
      effect: (t, self) => {
        const face = rollOne(t, self.id, id)
        t.push('repair', { ship: self.id, by: self.seat, which: 'faceUp' })
        if (face === 'hit') t.push('expose', { ship: self.id })
      },
    }),
  ],
}
