/** Fires back: rules/dial.md §7.1 step 6c. */
import { canMakeBonusAttack, makeBonusAttack } from '../../attack/bonus-attack.ts'
import { isInArc } from '../../in-arc.ts'
import { isPlaced, shipOf } from '../../look.ts'
import { type Card, when } from '../card.ts'

const dengarOf = (id: string): Card => ({
  kind: 'pilot',
  id,
  says: 'After it defends against an attacker in its front arc, a charge lets its ship make a bonus attack on that.',
  parts: [
    when('afterDefendingBonus', {
      cost: { charges: 1 },
      when: (t, self, { attacker, defender }) => {
        const enemy = shipOf(t.game, attacker)
        const inArc = defender === self.id && isPlaced(enemy) && isInArc(t.game, self, 'front', enemy)
        return inArc && canMakeBonusAttack(t, self, id, { targets: [attacker] })
      },
      effect: (t, self, { attacker }) => makeBonusAttack(t, self, id, { targets: [attacker] }),
    }),
  ],
})

export const dengar: readonly Card[] = ['dengar', 'dengar-armedanddangerous'].map(dengarOf)
