/** Moves that are no manoeuvre, by their names: rules/dial.md §4.4. */
import { bodyOf, type Placed } from '../../dial/look.ts'
import type { DialGame } from '../../dial/state.ts'
import {
  bankRoll,
  barrelRoll,
  boost,
  decloak,
  type Pose,
  reposition,
  type Size,
  tractor,
  type Variant,
} from '../../geometry/index.ts'

/** Ways by which a ship may be moved. A boost with a turn goes under the name of one with a bank: near enough. */
const ways = {
  barrelRoll: (size: Size): readonly Variant[] => [...barrelRoll(size), ...bankRoll()],
  boost: (): readonly Variant[] => boost(),
  decloak,
  tractor,
} as const

/** Where a ship comes to stand by a move that is listed as legal; where it stands when there is none of that name. */
export function poseAfter(game: DialGame, ship: Placed, by: keyof typeof ways, option: string): Pose {
  const variants = ways[by](ship.size).filter(({ name }) => name === option)
  // Nothing is in the way of what is legal.
  const around = { ships: [], obstacles: [], devices: [], guides: game.ruleset.guides, area: null }
  return reposition(bodyOf(ship), variants, around)[0]?.pose ?? ship.pose
}
