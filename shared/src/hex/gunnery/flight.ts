/** The way of a projectile: rules/hex.md §3.5, Path. It turns as it needs to, and nothing in between stops it (6.39). */
import { type Facing, type Hex, hexAhead, hexDistance, sameHex, turnFacing } from '../../geometry/index.ts'

export interface Flight {
  /** The hexes entered, in order. */
  readonly hexes: readonly Hex[]
  /** The direction of the last step. */
  readonly heading: Facing
}

/** As many hexes of a shortest path as its speed allows. */
export function flightTo(from: Hex, heading: Facing, target: Hex, speed: number): Flight {
  const hexes: Hex[] = []
  let at = from
  let towards = heading
  while (hexes.length < speed && !sameHex(at, target)) {
    towards = nextHeading(at, towards, target)
    at = hexAhead(at, towards)
    hexes.push(at)
  }
  return { hexes, heading: towards }
}

/** Least turned from the last heading, clockwise first. */
const turns = [0, 1, -1, 2, -2, 3]

/** Of two ways as short the one that keeps the heading, or turns least. */
function nextHeading(at: Hex, heading: Facing, target: Hex): Facing {
  const nearer = hexDistance(at, target) - 1
  const headings = turns.map(sixths => turnFacing(heading, sixths))
  const found = headings.find(towards => hexDistance(hexAhead(at, towards), target) === nearer)
  if (found === undefined) throw new Error('no step leads nearer')
  return found
}
