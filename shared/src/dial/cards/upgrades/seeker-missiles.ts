/** Charges change focus results to hits: rules/dial.md §7.1 step 2b. */

import { isObject } from '../../../kernel/index.ts'
import { change, countOf } from '../../attack/dice.ts'
import { isFiring } from '../../attack/special-weapons.ts'
import { chargesOf, spendCharges } from '../../tokens/index.ts'
import { type Card, dice } from '../card.ts'

const id = 'seekermissiles-swz103'

export const seekerMissiles: Card = {
  kind: 'upgrade',
  id,
  says: 'Up to two further charges change a focus result of its attack to a hit each.',
  parts: [
    dice({
      options: (_game, self, attack, colour) => {
        if (colour !== 'red' || !isFiring(attack, self, id)) return []
        const most = Math.min(countOf(attack.red, 'focus'), chargesOf(self, id)?.value ?? 0)
        return [1, 2].filter(count => count <= most).map(count => ({ from: 'focus', to: 'hit', count }))
      },
      apply: (t, self, attack, choice) => {
        if (!isObject(choice) || typeof choice.count !== 'number') return
        spendCharges(t, self.id, id, choice.count)
        change(attack.red, 'focus', 'hit', choice.count)
      },
    }),
  ],
}
