/** A ship loses active shields, which is not suffering damage: rules/dial.md §3.2. */
import { scoreHalf } from '../score/ships.ts'
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'

/** Up to so many. */
export function loseShields(t: DialTurn, ship: Ship, count: number): void {
  const lost = Math.min(count, ship.shields.value)
  if (lost === 0) return
  ship.shields.value -= lost
  t.emit({ type: 'shieldLost', ship: ship.id, count: lost })
  scoreHalf(t, ship)
  t.window('shieldLost', { ship: ship.id })
}
