/** Upgrades with two sides are flipped: what the ship is follows the side that is up (rules/dial.md §1.2 step 1, §9.4). */

import { full, refit } from '../setup/fit.ts'
import type { Ship } from '../state.ts'
import { tablesOf } from '../tables-of.ts'
import type { DialTurn } from '../turn.ts'
import { type Part, when } from './card.ts'

/** The parts of both sides listen all the time; only those of the side that is up count. Charges come with their side. */
export function flip(t: DialTurn, ship: Ship, card: string): void {
  const upgrade = ship.upgrades.find(({ id }) => id === card)
  const sides = tablesOf(t.game).upgrade(card)?.sides
  const other = sides?.[1 - (upgrade?.side ?? 0)]
  if (upgrade === undefined || other === undefined) throw new Error(`${ship.id} has no ${card} to flip`)
  upgrade.side = 1 - upgrade.side
  upgrade.charges = full(other.charges)
  refit(t.game, ship)
  t.emit({ type: 'cardFlipped', ship: ship.id, card, side: upgrade.side })
}

/** Before its ship activates the card may be flipped, as S-foils are. */
export const flipsBeforeActivating = (card: string): Part =>
  when('beforeActivate', {
    when: (_t, self, { ship }) => ship === self.id,
    effect: (t, self) => flip(t, self, card),
  })

/** Of a card that says nothing else its player chooses in set-up which side is up. */
export const startsOnEitherSide = (card: string): Part =>
  when('shipPlaced', {
    when: (_t, self, { ship }) => ship === self.id,
    effect: (t, self) => flip(t, self, card),
  })
