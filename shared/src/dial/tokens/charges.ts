/** Charges of cards: rules/dial.md §3.2, Charges. */
import { canRecover } from '../cards/registry.ts'
import { shipOf } from '../look.ts'
import type { Charges, Ship, ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'

/** The pool on a card of the ship, its pilot's included; null when the card has none. */
export function chargesOf(ship: Ship, card: string): Charges | null {
  if (card === ship.pilot) return ship.charges
  return ship.upgrades.find(({ id }) => id === card)?.charges ?? null
}

/** Spends charges that the card has: whoever calls has looked at `chargesOf`. */
export function spendCharges(t: DialTurn, id: ShipId, card: string, count: number): void {
  const pool = chargesOf(shipOf(t.game, id), card)
  if (count === 0) return
  if (pool === null || pool.value < count) throw new Error(`${card} of ${id} has no ${count} charges`)
  pool.value -= count
  t.emit({ type: 'chargeSpent', ship: id, card, count })
  t.window('chargeSpent', { ship: id, card, count })
}

/** How many charges a card of the ship could recover. */
export function recoverable(ship: Ship, card: string): number {
  const pool = chargesOf(ship, card)
  return pool === null || !canRecover(card) ? 0 : pool.max - pool.value
}

/** Charges that are lost, not spent: as many as there are of so many. */
export function loseCharges(t: DialTurn, id: ShipId, card: string, count: number): void {
  const pool = chargesOf(shipOf(t.game, id), card)
  const lost = Math.min(count, pool?.value ?? 0)
  if (pool === null || lost === 0) return
  pool.value -= lost
  t.emit({ type: 'chargeLost', ship: id, card, count: lost })
}

/** Up to so many, and never above what is printed. */
export function recoverCharges(t: DialTurn, id: ShipId, card: string, count: number): void {
  const pool = chargesOf(shipOf(t.game, id), card)
  const recovered = Math.min(count, recoverable(shipOf(t.game, id), card))
  if (pool === null || recovered <= 0) return
  pool.value += recovered
  t.emit({ type: 'chargeRecovered', ship: id, card, count: recovered })
  t.window('chargeRecovered', { ship: id, card, count: recovered })
}
