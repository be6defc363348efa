/** Calls for help that comes later: rules/dial.md §1.2 step 5, §9.3. */
import { isInPlay, relation, shipOf } from '../../look.ts'
import { chargesOf, spendCharges } from '../../tokens/index.ts'
import { type Card, whenInReserve } from '../card.ts'
import { assignCondition } from '../condition.ts'

const id = 'ga97'
const prices = [3, 4, 5]

export const ga97: Card = {
  kind: 'upgrade',
  id,
  says: 'Before forces are placed three to five charges keep another friendly ship in reserve until they are all back.',
  parts: [
    whenInReserve('beforePlaceForces', {
      choices: ({ game }, self) =>
        Object.values(game.ships)
          .filter(ship => ship.id !== self.id && ship.carrier === null && isInPlay(ship))
          .filter(ship => relation(game, self, ship) === 'friendly')
          .flatMap(ship =>
            prices.filter(n => n <= (chargesOf(self, id)?.value ?? 0)).map(charges => ({ ship: ship.id, charges })),
          ),
      effect: (t, self, _args, choice) => {
        const { ship, charges } = choice as { ship: string; charges: number }
        spendCharges(t, self.id, id, charges)
        assignCondition(t, shipOf(t.game, ship), 'itstheresistance', self.id)
      },
    }),
  ],
}
