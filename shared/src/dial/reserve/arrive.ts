/** A ship that comes onto the table in the course of a round: rules/dial.md §8.2, §2. */
import { turnOf } from '../phases/initiative.ts'
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'

/** Without a dial it does not activate in this round; it engages as long as its initiative has not come. */
export function arrive({ game }: DialTurn, ship: Ship): void {
  ship.arrived = true
  if (game.phase === 'engagement' && turnOf(game, ship) <= game.reached) game.done.push(ship.id)
}
