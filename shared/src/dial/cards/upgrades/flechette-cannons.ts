/** Strain for a defender hit straight ahead: rules/dial.md §7.1 step 4. */
import { isInArc } from '../../in-arc.ts'
import { placedShip } from '../../look.ts'
import { gain } from '../../tokens/index.ts'
import type { Card } from '../card.ts'
import { onHit } from '../weapon-parts.ts'

const id = 'flechettecannons-armedanddangerous'

export const flechetteCannons: Card = {
  kind: 'upgrade',
  id,
  says: 'If its attack hits a defender in the bullseye arc, that gains a strain token.',
  parts: [
    onHit(
      id,
      (t, _self, { defender }) => gain(t, defender, 'strain', 1),
      ({ game }, self, { defender }) => isInArc(game, self, 'bullseye', placedShip(game, defender)),
    ),
  ],
}
