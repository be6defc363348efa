/** Which ships are at range 0 of each other, kept as facts: rules/dial.md §5.1. */
import { touching } from '../geometry/index.ts'
import { bodyOf, isPlaced, othersOf, shipOf } from './look.ts'
import type { DialGame, ShipId } from './state.ts'

/**
 * Looks for the contacts of a ship anew after it moved, turned or was placed; off the table it has none.
 * `facts` are ships known to be in contact, such as the one last backed over.
 */
export function recomputeTouching(game: DialGame, id: ShipId, facts: readonly ShipId[] = []): void {
  const others = game.touching.filter(pair => !pair.includes(id))
  game.touching = [...others, ...contacts(game, id, facts).map(other => pairOf(id, other))]
}

function contacts(game: DialGame, id: ShipId, facts: readonly ShipId[]): ShipId[] {
  const ship = shipOf(game, id)
  if (!isPlaced(ship)) return []
  const others = othersOf(game, ship)
  const found = new Set(touching(bodyOf(ship), others.map(bodyOf), game.ruleset.guides))
  return others.flatMap((other, i) => (found.has(i) || facts.includes(other.id) ? [other.id] : []))
}

function pairOf(a: ShipId, b: ShipId): readonly [ShipId, ShipId] {
  return a < b ? [a, b] : [b, a]
}
