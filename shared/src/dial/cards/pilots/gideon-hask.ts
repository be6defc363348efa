/** Hunts the damaged: rules/dial.md §7.1 step 2a. */
import { more } from '../../attack/dice-count.ts'
import { shipOf } from '../../look.ts'
import { always, type Card } from '../card.ts'

const gideonHaskOf = (id: string): Card => ({
  kind: 'pilot',
  id,
  says: 'Its attacks on a damaged defender roll a die more.',
  parts: [
    always('attackDice', ({ game }, self, { attacker, defender }, dice) => {
      const { down, up } = shipOf(game, defender).damage
      return attacker === self.id && down + up.length > 0 ? more(dice) : dice
    }),
  ],
})

export const gideonHask: readonly Card[] = ['gideonhask', 'gideonhask-tieininterceptor'].map(gideonHaskOf)
