/** The Perform Action step of the ship's own activation is skipped: rules/dial.md §3.1. The first reason stays. */
import type { ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'

export function skipStep(t: DialTurn, ship: ShipId, why: string): void {
  const { activation } = t.game
  if (!t.fold('skipsStep', { ship, why }, true)) return
  if (activation?.ship === ship && activation.skipsStep === null) activation.skipsStep = why
}
