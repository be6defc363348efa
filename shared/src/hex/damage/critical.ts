/** Critical damage: rules/hex.md §3.6. A system gets worse by a step, and loses its patch. */
import { rollOne } from '../dice.ts'
import type { Severity, Ship, System } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import { hurtCrew } from './crew-damage.ts'
import type { Chosen } from './criticals.ts'
import { rollRow, struckSystem } from './struck-system.ts'

/**
 * Gives the system that was struck; null where bulkheads stopped it, or none was left. Past the power core one of the crew is
 * hurt as badly as the hull by this attack.
 */
export function critical(t: HexTurn, ship: Ship, chosen: Chosen, hull: number): System | null {
  if (isStopped(t, ship)) return null
  const system = struckSystem(t, ship, chosen ?? rollRow(t, ship))
  if (system === null) hurtCrew(t, ship, hull)
  else worsen(t, ship, system)
  return system
}

function isStopped(t: HexTurn, ship: Ship): boolean {
  if (ship.bulkheads === 0 || rollOne(t, 100, 'bulkheads', ship.id) > ship.bulkheads) return false
  t.emit({ type: 'effect', ship: ship.id, effect: 'criticalStopped', amount: 0, why: 'bulkheads' })
  return true
}

function worsen(t: HexTurn, ship: Ship, system: System): void {
  const condition = ship.systems[system]
  condition.base = Math.min(3, condition.base + 1) as Severity
  Object.assign(condition, { patched: false, patching: 0 })
  t.emit({ type: 'critical', ship: ship.id, system, severity: condition.base })
}
