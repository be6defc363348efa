/** The force of a ship: rules/dial.md §3.2. */
import { shipOf } from '../look.ts'
import type { Ship, ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'

/** Force left to spend. */
export function forceOf(ship: Ship): number {
  return ship.force?.value ?? 0
}

/** Spends force that the ship has: whoever calls has looked at `forceOf`. */
export function spendForce(t: DialTurn, id: ShipId, count: number): void {
  const { force } = shipOf(t.game, id)
  if (force === null || force.value < count) throw new Error(`${id} has no ${count} force`)
  force.value -= count
  t.emit({ type: 'forceSpent', ship: id, count })
  t.window('forceSpent', { ship: id, count })
}

/** Up to so much, and never above its capacity. */
export function recoverForce(t: DialTurn, id: ShipId, count: number): void {
  const { force } = shipOf(t.game, id)
  const recovered = force === null ? 0 : Math.min(count, force.max - force.value)
  if (force === null || recovered === 0) return
  force.value += recovered
  t.emit({ type: 'forceRecovered', ship: id, count: recovered })
}
