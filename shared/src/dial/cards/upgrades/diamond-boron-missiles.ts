/** Dice of damage around the defender: rules/dial.md §7.1 step 4, §7.2. */
import { isFiring } from '../../attack/special-weapons.ts'
import { rollOne } from '../../dice.ts'
import { placedShip } from '../../look.ts'
import { type Card, when } from '../card.ts'
import { near } from '../near.ts'

const id = 'diamondboronmissiles'

export const diamondBoronMissiles: Card = {
  kind: 'upgrade',
  id,
  says: 'If its attack hits, a charge has each ship at range 0–1 of the defender that is no more agile roll a die for damage.',
  parts: [
    when('attackHit', {
      cost: { charges: 1 },
      when: ({ game }, self) => isFiring(game.attack, self, id),
      effect: (t, _self, { defender }) => {
        const centre = placedShip(t.game, defender)
        for (const { id: ship, agility } of near(t.game, centre, 'any', 0, 1)) {
          const face = agility <= centre.agility ? rollOne(t, ship, id) : 'blank'
          if (face === 'hit') t.push('suffer', { ship, hits: 1, crits: 0, source: id })
          if (face === 'crit') t.push('suffer', { ship, hits: 0, crits: 1, source: id })
        }
      },
    }),
  ],
}
