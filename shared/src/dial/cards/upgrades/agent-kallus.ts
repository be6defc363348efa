/** Hunts one enemy ship: rules/dial.md §1.2 step 5, §7.2. */
import { change, countOf } from '../../attack/dice.ts'
import { relation, shipOf } from '../../look.ts'
import { type Card, dice, when } from '../card.ts'
import { assignCondition, assignersOf } from '../condition.ts'

export const agentKallus: Card = {
  kind: 'upgrade',
  id: 'agentkallus',
  says: 'After forces are placed an enemy ship is hunted; attacks of its ship on a hunted ship may change a focus result to a hit.',
  parts: [
    when('afterPlaceForces', {
      choices: ({ game }, self) =>
        Object.values(game.ships).flatMap(ship => (relation(game, self, ship) === 'enemy' ? [{ ship: ship.id }] : [])),
      must: true,
      effect: (t, self, _args, choice) =>
        assignCondition(t, shipOf(t.game, (choice as { ship: string }).ship), 'hunted', self.id),
    }),
    dice({
      options: (game, self, { attacker, defender, red }, colour) => {
        const hunts = attacker === self.id && assignersOf(shipOf(game, defender), 'hunted').length > 0
        return hunts && colour === 'red' && countOf(red, 'focus') > 0 ? [true] : []
      },
      apply: (_t, _self, { red }) => void change(red, 'focus', 'hit', 1),
    }),
  ],
}
