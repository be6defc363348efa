/** Learns from whoever attacks: rules/dial.md §7.1 step 6a. */
import { canMakeBonusAttack, makeBonusAttack } from '../../attack/bonus-attack.ts'
import { type Placed, refTo } from '../../look.ts'
import type { ShipId } from '../../state.ts'
import { acquireLock, chargesOf, recoverCharges, refuseLock, spendCharges } from '../../tokens/index.ts'
import type { DialTurn } from '../../turn.ts'
import { type Card, when } from '../card.ts'
import { secretParts, zam } from './secret-of-zam.ts'

const id = 'youshouldthankme'

/** One charge, and a lock on the attacker for who wants it. */
const thanks = {
  choices: ({ game }: DialTurn, self: Placed, { attacker }: { attacker: ShipId | null }) =>
    attacker !== null && refuseLock(game, self, refTo(game, attacker)) === null
      ? [{ lock: attacker }, { lock: null }]
      : [{ lock: null }],
  must: true,
  effect: (t: DialTurn, self: Placed, _args: unknown, choice: unknown) => {
    const { lock } = choice as { lock: ShipId | null }
    recoverCharges(t, self.id, zam, 1)
    if (lock !== null) acquireLock(t, self.id, refTo(t.game, lock))
  },
} as const

export const youShouldThankMe: Card = {
  kind: 'condition',
  id,
  says: 'Face down until its ship has defended: then it recovers a charge and may lock the attacker. Shown in an enemy’s firing arc at the end of the Engagement Phase two charges buy a bonus attack.',
  parts: [
    ...secretParts({
      can: (t, self) => (chargesOf(self, zam)?.value ?? 0) >= 2 && canMakeBonusAttack(t, self, id),
      effect: (t, self) => {
        spendCharges(t, self.id, zam, 2)
        makeBonusAttack(t, self, id)
      },
    }),
    when('conditionRevealed', {
      when: (_t, self, { ship, card, attacker }) => ship === self.id && card === id && attacker !== null,
      ...thanks,
    }),
    when('afterDefending', { when: (_t, self, { defender }) => defender === self.id, ...thanks }),
  ],
}
