/** Strikes back at whoever attacks: rules/dial.md §7.1 step 6c. */
import { canMakeBonusAttack, makeBonusAttack } from '../../attack/bonus-attack.ts'
import { recoverable, recoverCharges } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { secretParts, zam } from './secret-of-zam.ts'

const id = 'youdbettermeanbusiness'

export const youdBetterMeanBusiness: Card = {
  kind: 'condition',
  id,
  says: 'Face down until its ship has defended: then two charges buy a bonus attack on the attacker. Shown in an enemy’s firing arc at the end of the Engagement Phase it brings two charges back.',
  parts: [
    ...secretParts({
      can: (_t, self) => recoverable(self, zam) > 0,
      effect: (t, self) => recoverCharges(t, self.id, zam, 2),
    }),
    when('afterDefendingBonus', {
      when: (t, self, { attacker, defender }) =>
        defender === self.id && canMakeBonusAttack(t, self, id, { targets: [attacker] }),
      cost: { charges: 2, of: zam },
      effect: (t, self, { attacker }) => makeBonusAttack(t, self, id, { targets: [attacker] }),
    }),
  ],
}
