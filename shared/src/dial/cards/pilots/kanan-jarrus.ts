/** Guards who is in his firing arc: rules/dial.md §7.1 step 2a. */
import { rollFewer } from '../../attack/roll.ts'
import { isInFiringArc } from '../../in-arc.ts'
import { placedShip, relation } from '../../look.ts'
import { type Card, when } from '../card.ts'

export const kananJarrus: Card = {
  kind: 'pilot',
  id: 'kananjarrus',
  says: 'For a force, attacks on a friendly ship in its firing arc roll a die less.',
  parts: [
    when('beforeRollAttack', {
      cost: { force: 1 },
      when: ({ game }, self, { defender }) => {
        const ship = placedShip(game, defender)
        return relation(game, self, ship) === 'friendly' && isInFiringArc(game, self, ship)
      },
      effect: ({ game: { attack } }) => {
        if (attack !== null) rollFewer(attack, 'red')
      },
    }),
  ],
}
