/** Who acts next: rules/dial.md §2, equal initiative and player order. */
import { onTable, type Placed } from '../look.ts'
import type { DialGame, ShipId } from '../state.ts'

/**
 * The ships of which one acts next, lowest initiative first: all of one player, the first in player order who has any.
 * Ships in `game.done` have acted.
 */
export function nextByInitiative(game: DialGame, takesPart: (ship: Placed) => boolean = () => true): ShipId[] {
  const waiting = onTable(game).filter(ship => !game.done.includes(ship.id) && takesPart(ship))
  const lowest = Math.min(...waiting.map(ship => turnOf(game, ship)))
  const equal = waiting.filter(ship => turnOf(game, ship) === lowest)
  const seat = game.order.find(s => equal.some(ship => ship.seat === s))
  return equal.filter(ship => ship.seat === seat).map(ship => ship.id)
}

/** A ship whose initiative has come down to a value already passed acts at the current one, after all others of it. */
function turnOf({ reached }: DialGame, { initiative }: Placed): number {
  return initiative < reached ? reached + 0.5 : initiative
}
