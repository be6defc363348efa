/** Fires to the rear after an attack to the front: rules/dial.md §7.1 step 6d. */
import { canMakeBonusAttack, makeBonusAttack } from '../../attack/bonus-attack.ts'
import { type Card, when } from '../card.ts'

const id = 'veterantailgunner'
const rear = { weapons: ['primary'], arcs: ['rear'], turret: false } as const

export const veteranTailGunner: Card = {
  kind: 'upgrade',
  id,
  says: 'After a primary attack in the front arc its ship may make a bonus attack with its primary weapon in the rear arc.',
  parts: [
    when('afterAttackingBonus', {
      when: (t, self, { attacker, weapon: { source, arc, turret } }) =>
        attacker === self.id &&
        source === 'primary' &&
        arc === 'front' &&
        !turret &&
        canMakeBonusAttack(t, self, id, rear),
      effect: (t, self) => makeBonusAttack(t, self, id, rear),
    }),
  ],
}
