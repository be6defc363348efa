/** Fires at what is hurt by others: rules/dial.md §7.1, bonus attacks. */
import { canMakeBonusAttack, makeBonusAttack } from '../../attack/bonus-attack.ts'
import { isDefending } from '../../attack/defending.ts'
import { relation, shipOf } from '../../look.ts'
import { type Card, when } from '../card.ts'

const id = 'captainjostero'

export const captainJostero: Card = {
  kind: 'pilot',
  id,
  says: 'After an enemy ship that is not defending suffers damage, its ship may make a bonus attack on it.',
  parts: [
    when('damageSuffered', {
      when: (t, self, { ship }) =>
        relation(t.game, self, shipOf(t.game, ship)) === 'enemy' &&
        !isDefending(t, ship) &&
        canMakeBonusAttack(t, self, id, { targets: [ship] }),
      effect: (t, self, { ship }) => makeBonusAttack(t, self, id, { targets: [ship] }),
    }),
  ],
}
