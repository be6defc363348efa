/** Which arcs of a ship another ship is in, up to range 3: rules/dial.md §6.2. */
import { type ArcName, measureArc } from '../geometry/index.ts'
import { weaponsOf } from './attack/weapons.ts'
import { bodyOf, isRemote, type Placed } from './look.ts'
import { rangeBetween } from './range.ts'
import type { DialGame } from './state.ts'

/** No ship is in its own arc (rules/dial.md §6.2). */
export function isInArc(game: DialGame, ship: Placed, arc: ArcName, other: Placed): boolean {
  if (ship.id === other.id) return false
  const between = { attacker: bodyOf(ship), defender: bodyOf(other), ships: [], obstacles: [] }
  return measureArc(between, arc, rangeBetween(game, ship, other) === 0, game.ruleset).in
}

/** Nobody is outside the arcs of a remote that prints none. */
export function isOutsideArc(game: DialGame, ship: Placed, arc: ArcName, other: Placed): boolean {
  return !(isRemote(ship) && ship.attacks.length === 0) && !isInArc(game, ship, arc, other)
}

/** Those of its primary weapons and of its turret, whatever is mounted there. */
export function isInFiringArc(game: DialGame, ship: Placed, other: Placed): boolean {
  const firing = weaponsOf(game, ship).filter(({ source, turret }) => source === 'primary' || turret)
  return [...new Set(firing.map(({ arc }) => arc))].some(arc => isInArc(game, ship, arc, other))
}
