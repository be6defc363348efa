/** Charges reroll dice in the bullseye arc: rules/dial.md §7.2. */
import { rerollDice, setsOf, unrolled } from '../../attack/dice.ts'
import { isFiring } from '../../attack/special-weapons.ts'
import { isInArc } from '../../in-arc.ts'
import { placedShip } from '../../look.ts'
import { chargesOf, spendCharges } from '../../tokens/index.ts'
import { type Card, dice } from '../card.ts'

const id = 'barragerockets'

export const barrageRockets: Card = {
  kind: 'upgrade',
  id,
  says: 'On a defender in the bullseye arc each charge that is spent rerolls one of its attack dice.',
  parts: [
    dice({
      options: (game, self, attack, colour) => {
        const charges = chargesOf(self, id)?.value ?? 0
        if (colour !== 'red' || charges === 0 || !isFiring(attack, self, id)) return []
        if (!isInArc(game, self, 'bullseye', placedShip(game, attack.defender))) return []
        return setsOf(unrolled(attack.red)).flatMap(set => (set.length <= charges ? [{ dice: set }] : []))
      },
      apply: (t, self, attack, choice) => {
        const { dice: which } = choice as { dice: number[] }
        spendCharges(t, self.id, id, which.length)
        rerollDice(t, attack, 'red', which)
      },
    }),
  ],
}
