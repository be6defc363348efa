/** A ship is rotated in place: rules/dial.md §4.3. It is no move: what lies under it does nothing. */
import { insideArea, type Turned, turnInPlace } from '../../geometry/index.ts'
import { bodyOf, othersOf, type Placed } from '../look.ts'
import type { DialGame } from '../state.ts'
import { recomputeTouching } from '../touching.ts'
import type { DialTurn } from '../turn.ts'

export type Rotation = 'left' | 'right' | 'around'

const quarters: { readonly [way in Rotation]: number } = { left: -1, right: 1, around: 2 }

/** How a ship would stand, and whether that is legal: inside the area and on no ship; `by` is which of the others it would stand on. */
export function rotated(game: DialGame, ship: Placed, way: Rotation): Turned {
  const { guides } = game.ruleset
  const turned = turnInPlace(bodyOf(ship), quarters[way], othersOf(game, ship).map(bodyOf), guides)
  const inside = insideArea({ size: ship.size, pose: turned.pose }, game.area, guides)
  return { ...turned, legal: turned.legal && inside }
}

/** Rotates a ship where that was found to be legal; `by` is the card, or `tractor`. */
export function rotateShip(t: DialTurn, ship: Placed, way: Rotation, by: string): void {
  const from = ship.pose
  ship.pose = rotated(t.game, ship, way).pose
  recomputeTouching(t.game, ship.id)
  t.emit({ type: 'turned', ship: ship.id, by, from, to: ship.pose })
}
