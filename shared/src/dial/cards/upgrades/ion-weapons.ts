/** Ion cannons, missiles and torpedoes: one damage, and ion tokens for the rest (rules/dial.md §7.1 steps 4 and 5, §3.2). */
import { changeResults } from '../../attack/cancel.ts'
import type { Card } from '../card.ts'
import { onHit } from '../weapon-parts.ts'

/** Which kind of result is spent makes no difference: each that remains is a token. */
const ionWeapon = (id: string): Card => ({
  kind: 'upgrade',
  id,
  says: 'If its attack hits, one result is spent for a hit damage; every other is an ion token instead of damage.',
  parts: [
    onHit(
      id,
      (t, self, { defender }) => {
        const { attack } = t.game
        if (attack === null) return
        const { hits, crits } = attack.left
        const left = hits > 0 ? { hits: hits - 1 } : { crits: crits - 1 }
        changeResults(t, attack, self, id, { ...left, inflicts: 'ion' })
        t.push('suffer', { ship: defender, hits: 1, crits: 0, source: id })
      },
      ({ game: { attack } }) => attack !== null && attack.left.hits + attack.left.crits > 0,
    ),
  ],
})

export const ionWeapons: readonly Card[] = ['ioncannon', 'ioncannonturret', 'ionmissiles', 'iontorpedoes'].map(
  ionWeapon,
)
