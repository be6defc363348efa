/** Who acts next: rules/dial.md §2, equal initiative and player order. */
import { onTable, type Placed } from '../look.ts'
import type { DialGame, ShipId } from '../state.ts'

/**
 * The ships of which one acts next, lowest initiative first: all of one player, the first in player order who has any.
 * Ships in `game.done` have acted. A ship whose initiative drops below a value already passed is simply next.
 */
export function nextByInitiative(game: DialGame, takesPart: (ship: Placed) => boolean = () => true): ShipId[] {
  const waiting = onTable(game).filter(ship => !game.done.includes(ship.id) && takesPart(ship))
  const lowest = Math.min(...waiting.map(ship => ship.initiative))
  const equal = waiting.filter(ship => ship.initiative === lowest)
  const seat = game.order.find(s => equal.some(ship => ship.seat === s))
  return equal.filter(ship => ship.seat === seat).map(ship => ship.id)
}
