/** Upgrades with two sides are flipped: what the ship is follows the side that is up (rules/dial.md §1.2 step 1, §9.4). */
import { tables } from '../data/index.ts'
import { full, refit } from '../setup/fit.ts'
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'

/** The parts of both sides listen all the time; only those of the side that is up count. Charges come with their side. */
export function flip(t: DialTurn, ship: Ship, card: string): void {
  const upgrade = ship.upgrades.find(({ id }) => id === card)
  const sides = tables(t.game.ruleset.name).upgrade(card)?.sides
  const other = sides?.[1 - (upgrade?.side ?? 0)]
  if (upgrade === undefined || other === undefined) throw new Error(`${ship.id} has no ${card} to flip`)
  upgrade.side = 1 - upgrade.side
  upgrade.charges = full(other.charges)
  refit(t.game, ship)
  t.emit({ type: 'cardFlipped', ship: ship.id, card, side: upgrade.side })
}
