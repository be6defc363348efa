/** Prevents damage to one of her own kind: rules/dial.md §7.3, §9.4 rule 6. */
import { isPlaced, relation, shipOf } from '../../look.ts'
import { isAround } from '../../range.ts'
import { type Card, when } from '../card.ts'

const idenVersioOf = (id: string): Card => ({
  kind: 'pilot',
  id,
  says: 'A charge prevents the damage that a friendly TIE/ln fighter at range 0–1 would suffer.',
  parts: [
    when('wouldSuffer', {
      cost: { charges: 1 },
      when: ({ game }, self, { ship: id }) => {
        const ship = shipOf(game, id)
        const kin = ship.type === 'tielnfighter' && relation(game, self, ship) === 'friendly'
        return kin && isPlaced(ship) && isAround(game, self, ship, 1)
      },
      effect: t => t.give(true),
    }),
  ],
})

export const idenVersio: readonly Card[] = ['idenversio', 'idenversio-swz105'].map(idenVersioOf)
