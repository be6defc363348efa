/** A ship recovers shields: rules/dial.md §3.2. Points scored for its damage stay scored (A58). */
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'

/** Up to so many, and never above what it has when they are full. */
export function recoverShields(t: DialTurn, ship: Ship, count: number): void {
  const recovered = Math.min(count, ship.shields.max - ship.shields.value)
  if (recovered <= 0) return
  ship.shields.value += recovered
  t.emit({ type: 'shieldRecovered', ship: ship.id, count: recovered })
}
