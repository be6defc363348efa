/** Softens an attack on a friend: rules/dial.md §7.1 step 2b, by a third ship of the defending player. */
import { isInArc } from '../../in-arc.ts'
import { placedShip, relation } from '../../look.ts'
import { isAround } from '../../range.ts'
import type { Card } from '../card.ts'
import { changes } from '../dice-parts.ts'

/** She modifies the dice, not the defender: so at range 0 only her own attackers' (A27). */
const luminaraUnduliOf = (id: string): Card => ({
  kind: 'pilot',
  id,
  says: 'For a force a crit on a friendly ship at range 0–2 outside the bullseye arc becomes a hit, or a hit a focus result.',
  parts: [
    changes(
      'red',
      [
        { from: 'crit', to: 'hit' },
        { from: 'hit', to: 'focus' },
      ],
      (game, self, { attacker, defender }) => {
        const ship = placedShip(game, defender)
        const friend = relation(game, self, ship) === 'friendly' && isAround(game, self, ship, 2)
        return friend && !isInArc(game, placedShip(game, attacker), 'bullseye', ship)
      },
      { cost: { force: 1 } },
    ),
  ],
})

export const luminaraUnduli: readonly Card[] = ['luminaraunduli', 'luminaraunduli-delta7baethersprite'].map(
  luminaraUnduliOf,
)
