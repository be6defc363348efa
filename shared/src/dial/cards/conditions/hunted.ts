/** Passes on to a friend when its ship is destroyed: rules/dial.md §7.3, A33. */
import { isInPlay, relation, shipOf } from '../../look.ts'
import { type Card, when } from '../card.ts'
import { assignCondition, assignersOf } from '../condition.ts'

export const hunted: Card = {
  kind: 'condition',
  id: 'hunted',
  says: 'When its ship is destroyed, its player picks another friendly ship that is hunted from then on.',
  parts: [
    when('destroyed', {
      when: (_t, self, { ship }) => ship === self.id,
      choices: ({ game }, self) =>
        Object.values(game.ships).flatMap(ship =>
          ship !== self && isInPlay(ship) && relation(game, self, ship) === 'friendly' ? [{ ship: ship.id }] : [],
        ),
      must: true,
      effect: (t, self, _args, choice) => {
        const next = shipOf(t.game, (choice as { ship: string }).ship)
        for (const by of assignersOf(self, 'hunted')) assignCondition(t, next, 'hunted', by)
      },
    }),
  ],
}
