/** Hexes in cube coordinates, flat top, all in integers: rules/hex.md §2.1 and rules/hex.md §3.1. */

/** Cube coordinates [q, r]; the third is −q − r. */
export type Hex = readonly [q: number, r: number]

/** 0 is north, then clockwise by sixths. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5

export type HexArc = 'forward' | 'starboard' | 'aft' | 'port'

/** One hex forward, by facing. */
const STEPS: readonly [Hex, Hex, Hex, Hex, Hex, Hex] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]

export const sameHex = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1]

/** Hexes from one to the other, counting the last. */
export function hexDistance(a: Hex, b: Hex): number {
  const [q, r] = [b[0] - a[0], b[1] - a[1]]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/** A facing turned by sixths, clockwise positive. */
export const turnFacing = (facing: Facing, sixths: number): Facing => ((((facing + sixths) % 6) + 6) % 6) as Facing

/** The hex next to this one in the direction of the facing. */
export function hexAhead(from: Hex, facing: Facing): Hex {
  const [q, r] = STEPS[facing]
  return [from[0] + q, from[1] + r]
}

/** The six hexes around this one, from north clockwise. */
export const hexNeighbours = (from: Hex): readonly Hex[] => STEPS.map(([q, r]): Hex => [from[0] + q, from[1] + r])

/** A step or offset turned about the origin by sixths, clockwise positive. */
export function rotateHex([q, r]: Hex, sixths: number): Hex {
  let turned: Hex = [q, r]
  for (let left = turnFacing(0, sixths); left > 0; left--) turned = [0 - turned[1], turned[0] + turned[1]]
  return turned
}

/**
 * The arcs of a ship that hold a hex, in the order forward, starboard, aft, port.
 * Two on a boundary, all four on the ship's own hex.
 */
export function hexArcs(ship: Hex, facing: Facing, target: Hex): readonly HexArc[] {
  const [q, r] = rotateHex([target[0] - ship[0], target[1] - ship[1]], -facing)
  const s = 0 - q - r
  const arcs: HexArc[] = []
  if (r <= q && q <= s) arcs.push('forward')
  if (q >= r && q >= s) arcs.push('starboard')
  if (s <= q && q <= r) arcs.push('aft')
  if (q <= r && q <= s) arcs.push('port')
  return arcs
}
