/** One focus result more in the bullseye arc: rules/dial.md §7.2. */
import { add } from '../../attack/dice.ts'
import { isFiring } from '../../attack/special-weapons.ts'
import { isInArc } from '../../in-arc.ts'
import { placedShip } from '../../look.ts'
import { type Card, dice } from '../card.ts'

const id = 'precisiontunedcannons-battleoverendor'

export const precisionTunedCannons: Card = {
  kind: 'upgrade',
  id,
  says: 'On a defender in the bullseye arc its attack has a focus result added.',
  parts: [
    dice({
      must: true,
      options: (game, self, attack, colour) =>
        colour === 'red' &&
        isFiring(attack, self, id) &&
        isInArc(game, self, 'bullseye', placedShip(game, attack.defender))
          ? ['focus']
          : [],
      apply: (_t, _self, { red }) => add(red, 'focus'),
    }),
  ],
}
