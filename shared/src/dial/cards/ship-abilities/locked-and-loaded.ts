/** Fires astern from within its carrier: rules/dial.md §7.1 step 6d, §8.2. */
import { canMakeBonusAttack, makeBonusAttack } from '../../attack/bonus-attack.ts'
import { placedShip } from '../../look.ts'
import { type Card, whenInReserve } from '../card.ts'

const id = 'lockedandloaded'
const astern = { weapons: ['primary'], arcs: ['rear'] } as const

export const lockedAndLoaded: Card = {
  kind: 'shipAbility',
  id,
  says: 'While it is docked its carrier may follow a primary attack from its front arc or a turret by a bonus primary attack to the rear.',
  parts: [
    whenInReserve('afterAttackingBonus', {
      when: (t, self, { attacker, weapon }) =>
        attacker === self.carrier &&
        weapon.source === 'primary' &&
        (weapon.arc === 'front' || weapon.turret) &&
        canMakeBonusAttack(t, placedShip(t.game, attacker), id, astern),
      effect: (t, _self, { attacker }) => makeBonusAttack(t, placedShip(t.game, attacker), id, astern),
    }),
  ],
}
