/** Fires back when a shield is lost: rules/dial.md §7.1, bonus attacks. */
import { canMakeBonusAttack, makeBonusAttack } from '../../attack/bonus-attack.ts'
import { type Card, when } from '../card.ts'

const id = 'quickdraw'
const primary = { weapons: ['primary'] } as const

export const quickdraw: Card = {
  kind: 'pilot',
  id,
  says: 'After its ship loses a shield, a charge lets it make a bonus attack with a primary weapon.',
  parts: [
    when('shieldLost', {
      cost: { charges: 1 },
      when: (t, self, { ship }) => ship === self.id && canMakeBonusAttack(t, self, id, primary),
      effect: (t, self) => makeBonusAttack(t, self, id, primary),
    }),
  ],
}
