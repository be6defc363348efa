/** Hard to evade: rules/dial.md §7.1 step 3a. */
import { fewer } from '../../attack/dice-count.ts'
import { always, type Card } from '../card.ts'

export const wedgeAntilles: Card = {
  kind: 'pilot',
  id: 'wedgeantilles',
  says: 'The defender of its attacks rolls a defence die less.',
  parts: [always('defenceDice', (_t, self, { attacker }, dice) => (attacker === self.id ? fewer(dice) : dice))],
}
