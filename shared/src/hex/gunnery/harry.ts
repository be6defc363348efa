/** A harrying shot keeps an enemy busy for the next of its own side that fires at it: rules/hex.md §3.7, Minor. */
import { inRole } from '../look.ts'
import type { Ship } from '../state.ts'
import type { HexTurn } from '../turn.ts'

export function harryingNumber(target: Ship): number {
  return 10 + (inRole(target, 'pilot')[0]?.ranks.piloting ?? 0)
}

/** With resolve it does damage too, where the check beats AC or TL by so much. */
export const harryingMargin = 4

export function harry(t: HexTurn, ship: Ship, target: Ship): void {
  target.effects.harriedBy.push(ship.side)
  t.emit({ type: 'effect', ship: target.id, effect: 'harried', amount: 0, why: 'harryingShot' })
}
