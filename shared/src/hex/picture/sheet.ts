/** The sheet a battle is drawn on, in pixels: a stretch of the hex map that holds all that is to be seen (rules/hex.md §2.1). */
import type { Facing, Hex } from '../../geometry/index.ts'

export type Spot = readonly [x: number, y: number]

export interface Sheet {
  readonly width: number
  /** Of the map, without what stands below it. */
  readonly height: number
  /** From the middle of a hex to its corner. */
  readonly size: number
  /** Where the hex [0, 0] lies. */
  readonly origin: Spot
}

/** √3 and its half. */
export const [root3, half3] = [1.7320508075688772, 0.8660254037844386] as const

/** Hexes around what is to be seen. */
const margin = 2
/** Pixels: what is close together is not drawn larger. */
const largest = 28

const across = ([q]: Hex) => 1.5 * q
const down = ([q, r]: Hex) => root3 * (r + q / 2)

/** A sheet of that width that shows all these hexes and some around them; what is far apart makes it higher, to a limit. */
export function sheetOf(hexes: readonly Hex[], width: number): Sheet {
  const shown = hexes.length === 0 ? [[0, 0] as const] : hexes
  const [left, right] = [Math.min(...shown.map(across)) - 1.5 * margin, Math.max(...shown.map(across)) + 1.5 * margin]
  const [top, bottom] = [Math.min(...shown.map(down)) - root3 * margin, Math.max(...shown.map(down)) + root3 * margin]
  const fitting = Math.min(width / (right - left), (1.5 * width) / (bottom - top))
  const size = Math.min(largest, fitting)
  const height = Math.max(width / 2, (bottom - top) * size)
  const middle: Spot = [((left + right) / 2) * size, ((top + bottom) / 2) * size]
  return { width, height, size, origin: [width / 2 - middle[0], height / 2 - middle[1]] }
}

/** The middle of a hex on the sheet. */
export function spotOf({ size, origin }: Sheet, hex: Hex): Spot {
  return [origin[0] + across(hex) * size, origin[1] + down(hex) * size]
}

/** Degrees that a drawing which points north is turned by. */
export const degreesOf = (facing: Facing) => 60 * facing

/** Directions of the corners of a hex, clockwise from the one to the right of north. */
export const corners = [
  [0.5, -half3],
  [1, 0],
  [0.5, half3],
  [-0.5, half3],
  [-1, 0],
  [-0.5, -half3],
] as const satisfies readonly Spot[]
export type Corner = 0 | 1 | 2 | 3 | 4 | 5

/** The corners of an outline that touches the outermost hexes of a map with that radius, in hexes. */
export function edgeOf(radius: number): Hex[] {
  const step = radius + 2 / 3
  return [
    [0, -step],
    [step, -step],
    [step, 0],
    [0, step],
    [-step, step],
    [-step, 0],
  ]
}
