/** Limits the defence dice to what has hit so far: rules/dial.md §7.1 step 3a. */
import { countOf } from '../../attack/dice.ts'
import { atMost } from '../../attack/dice-count.ts'
import { hold, holds } from '../../attack/held.ts'
import { isInArc } from '../../in-arc.ts'
import { placedShip } from '../../look.ts'
import { always, type Card, when } from '../card.ts'

const id = 'predictiveshot'

export const predictiveShot: Card = {
  kind: 'upgrade',
  id,
  says: 'For a force a defender in the bullseye arc rolls no more dice than there are hits and crits.',
  parts: [
    when('becameDefender', {
      cost: { force: 1 },
      when: ({ game }, self, { attacker, defender }) =>
        attacker === self.id && isInArc(game, self, 'bullseye', placedShip(game, defender)),
      effect: ({ game: { attack } }, self) => {
        if (attack !== null) hold(attack, id, self.id)
      },
    }),
    always('defenceDice', ({ game: { attack } }, self, _fight, dice) =>
      attack !== null && holds(attack, id, self.id)
        ? atMost(dice, countOf(attack.red, 'hit') + countOf(attack.red, 'crit'))
        : dice,
    ),
  ],
}
