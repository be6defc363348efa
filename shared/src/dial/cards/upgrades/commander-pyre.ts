/** Unnerves an enemy ship before the game begins: rules/dial.md §1.2 step 5, §7.1 step 3b. */
import { rerollDice, unrolled } from '../../attack/dice.ts'
import { isPlaced, isStressed, onTable, relation, shipOf } from '../../look.ts'
import { gain } from '../../tokens/index.ts'
import { type Card, dice, when } from '../card.ts'

export const commanderPyre: Card = {
  kind: 'upgrade',
  id: 'commanderpyre',
  says: 'After forces are placed an enemy ship gains two stress tokens; defending against a stressed attacker its ship may reroll a die.',
  parts: [
    when('afterPlaceForces', {
      choices: ({ game }, self) =>
        onTable(game).flatMap(ship => (relation(game, self, ship) === 'enemy' ? [{ ship: ship.id }] : [])),
      must: true,
      effect: (t, _self, _args, choice) => gain(t, (choice as { ship: string }).ship, 'stress', 2),
    }),
    dice({
      options: (game, self, { attacker, defender, green }, colour) => {
        const enemy = shipOf(game, attacker)
        const may = defender === self.id && colour === 'green' && isPlaced(enemy) && isStressed(enemy)
        return may ? unrolled(green).map(die => ({ die })) : []
      },
      apply: (t, _self, attack, choice) => rerollDice(t, attack, 'green', [(choice as { die: number }).die]),
    }),
  ],
}
