/** Closed it rolls and shoots straight ahead; open it is as printed: rules/dial.md §7.1 step 2a, §6.2. */
import { fewer } from '../../attack/dice-count.ts'
import { placedShip } from '../../look.ts'
import { isInBullseye } from '../../range.ts'
import { always, type Card } from '../card.ts'
import { flipsBeforeActivating, startsOnEitherSide } from '../flip.ts'

const id = 'integratedsfoils'

export const integratedSFoils: readonly Card[] = [
  {
    kind: 'upgrade',
    id,
    side: 0,
    says: 'Its primary attacks on ships outside its bullseye arc roll one die less; it may be flipped before its ship activates.',
    parts: [
      always('attackDice', ({ game }, self, { attacker, defender }, dice) =>
        attacker === self.id &&
        game.attack?.weapon.source === 'primary' &&
        !isInBullseye(game, self, placedShip(game, defender))
          ? fewer(dice)
          : dice,
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
