/** The one reroll of a quantum weapon, of the first check that fails: rules/hex.md §3.8. What it rerolls was lost anyway. */
import { type CheckResult, tellCheck } from '../crew/check.ts'
import { rollOne } from '../dice.ts'
import type { ShipId } from '../state.ts'
import type { HexTurn } from '../turn.ts'

export function rollAgain(t: HexTurn, failed: CheckResult, target: ShipId): CheckResult {
  const natural = rollOne(t, 20, failed.why, failed.ship)
  const more = natural - failed.natural
  const result = { ...failed, natural, total: failed.total + more, margin: failed.margin + more }
  tellCheck(t, result, target)
  return result
}
