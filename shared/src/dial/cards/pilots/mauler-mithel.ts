/** Dangerous at range 1: rules/dial.md §7.1 step 2a. */
import { more } from '../../attack/dice-count.ts'
import { always, type Card } from '../card.ts'

export const maulerMithel: Card = {
  kind: 'pilot',
  id: 'maulermithel',
  says: 'Its attacks at range 1 roll a die more.',
  parts: [
    always('attackDice', ({ game }, self, { attacker }, dice) =>
      attacker === self.id && game.attack?.range === 1 ? more(dice) : dice,
    ),
  ],
}
