/** Calculations make a crit, and an action of its own reloads it: rules/dial.md §7.1 step 2b, §8.2. */
import { reloadCard } from '../../actions/reload.ts'
import { isFiring } from '../../attack/special-weapons.ts'
import { recoverable } from '../../tokens/index.ts'
import type { Card } from '../card.ts'
import { changes } from '../dice-parts.ts'

const id = 'energyshellcharges'

export const energyShellCharges: Card = {
  kind: 'upgrade',
  id,
  says: 'In its attack a calculate token may be spent to change a focus result to a crit; an action reloads it.',
  parts: [
    changes('red', [{ from: 'focus', to: 'crit' }], (_game, self, attack) => isFiring(attack, self, id), {
      cost: { spends: { calculate: 1 } },
    }),
  ],
  action: {
    choices: (_game, self) => (recoverable(self, id) > 0 ? [true] : []),
    perform: (t, self) => reloadCard(t, self, id),
  },
}
