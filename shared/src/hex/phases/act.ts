/** Crews act one order after another until they do nothing more: rules/hex.md §1.2. */

import { hasOrders } from '../crew/offers.ts'
import { isPlaced, shipOf } from '../look.ts'
import type { ShipId } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import type { ActionPhase } from '../words.ts'

/** Asks every seat that can still give an order on one of these ships; true when one was asked. */
export function askOrders(
  t: HexTurn,
  phase: ActionPhase,
  ships: readonly ShipId[],
  finished: readonly string[],
): boolean {
  const { game } = t
  let asked = false
  for (const { seat } of t.state.seats) {
    if (finished.includes(seat)) continue
    const able = ships.filter(id => isPlaced(shipOf(game, id)) && hasOrders(game, shipOf(game, id), phase, seat))
    if (able.length === 0) continue
    t.ask(seat, 'crewOrder', { phase, ships: [...able] }, { default: { done: true } })
    asked = true
  }
  return asked
}

/** Carries out what was ordered, first seat first; who is done is added to the list. */
export function takeOrders(t: HexTurn, finished: string[]): void {
  for (const { seat, answer } of t.answers('crewOrder')) {
    if ('done' in answer) finished.push(seat)
    else t.push('perform', { ship: answer.ship, order: answer })
  }
}
