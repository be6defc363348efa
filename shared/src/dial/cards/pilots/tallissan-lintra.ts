/** Harries an attacker in her bullseye arc: rules/dial.md §7.1 step 3a. */
import { rollMore } from '../../attack/roll.ts'
import { isInArc } from '../../in-arc.ts'
import { placedShip, relation } from '../../look.ts'
import { type Card, when } from '../card.ts'

export const tallissanLintra: Card = {
  kind: 'pilot',
  id: 'tallissanlintra',
  says: 'For a charge, the defender of an attack by an enemy in its bullseye arc rolls a die more.',
  parts: [
    when('beforeRollDefence', {
      cost: { charges: 1 },
      when: ({ game }, self, { attacker }) => {
        const enemy = placedShip(game, attacker)
        return relation(game, self, enemy) === 'enemy' && isInArc(game, self, 'bullseye', enemy)
      },
      effect: ({ game: { attack } }) => {
        if (attack !== null) rollMore(attack, 'green')
      },
    }),
  ],
}
