/** EMP: rules/hex.md §3.6. No damage: where no shields are left, systems act a step worse for some rounds. */
import { rollOne } from '../dice.ts'
import { severityOf } from '../look.ts'
import type { Hit, Ship, System } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import { isNatural } from './criticals.ts'
import { rollRow, struckSystem } from './struck-system.ts'

/** One system, and on a critical two; the first of these is the one that was targeted. */
export function pulse(t: HexTurn, ship: Ship, hit: Hit): void {
  const struck: System[] = []
  for (let left = isNatural(hit) ? 2 : 1; left > 0; left--) {
    const chosen = struck.length === 0 && isNatural(hit) ? hit.system : null
    const system = struckSystem(t, ship, chosen ?? rollRow(t, ship), struck)
    if (system === null) return
    struck.push(system)
    disturb(t, ship, system)
  }
}

/** For 1d4 rounds after this one. */
function disturb(t: HexTurn, ship: Ship, system: System): void {
  const condition = ship.systems[system]
  condition.emp = Math.max(condition.emp, 1 + rollOne(t, 4, 'emp', ship.id))
  t.emit({ type: 'conditionChanged', ship: ship.id, system, severity: severityOf(ship, system), why: 'emp' })
}
