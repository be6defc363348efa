/** Closed it boosts and shoots less; open it is as printed: rules/dial.md §7.1 step 2a. */
import { fewer } from '../../attack/dice-count.ts'
import { always, type Card } from '../card.ts'
import { flipsBeforeActivating, startsOnEitherSide } from '../flip.ts'

const id = 'servomotorsfoils'

export const servomotorSFoils: readonly Card[] = [
  {
    kind: 'upgrade',
    id,
    side: 0,
    says: 'Its primary attacks roll one die less; it may be flipped before its ship activates.',
    parts: [
      always('attackDice', (t, self, { attacker }, dice) =>
        attacker === self.id && t.game.attack?.weapon.source === 'primary' ? fewer(dice) : dice,
      ),
      flipsBeforeActivating(id),
      startsOnEitherSide(id),
    ],
  },
  {
    kind: 'upgrade',
    id,
    side: 1,
    says: 'It may be flipped before its ship activates.',
    parts: [flipsBeforeActivating(id)],
  },
]
