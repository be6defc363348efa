/** Who acts next: rules/dial.md §2, equal initiative and player order. */
import type { DialGame, Ship, ShipId } from '../state.ts'

/** No initiative is higher (rules/dial.md §2). */
const highest = 8

/** When a ship acts in this phase: lowest initiative first, but in the Engagement Phase the highest. From 0 up. */
export function turnOf({ phase }: DialGame, { initiative }: Ship): number {
  return phase === 'engagement' ? highest - initiative : initiative
}

/**
 * Those of which one acts next: all of one player, the first in player order who has any.
 * Who is in `game.done` has acted.
 */
export function nextByInitiative(game: DialGame, actors: readonly Ship[]): ShipId[] {
  const waiting = actors.filter(({ id }) => !game.done.includes(id))
  const first = Math.min(...waiting.map(ship => lateTurnOf(game, ship)))
  const equal = waiting.filter(ship => lateTurnOf(game, ship) === first)
  const seat = game.order.find(s => equal.some(ship => ship.seat === s))
  return equal.filter(ship => ship.seat === seat).map(ship => ship.id)
}

/** A ship whose turn is past, as its initiative has changed, acts in the current one, after all others of it. */
function lateTurnOf(game: DialGame, ship: Ship): number {
  const turn = turnOf(game, ship)
  return turn < game.reached ? game.reached + 0.5 : turn
}
