/** Shapes that lie on the table and are no ships: rules/dial.md §4.6. */

import type { Convex, Point } from '../../../geometry/types.ts'

/** `chaff`, `cargo` and `blaze` are put down by cards (rules/dial.md §5.5). */
export type ObstacleKind = 'asteroid' | 'debris' | 'gas' | 'chaff' | 'cargo' | 'blaze'

/** A drawing in mm around the middle of its bounding box, y up. */
export interface Drawing<Kind extends string> {
  readonly kind: Kind
  /** The outline, counter-clockwise; it may be concave. */
  readonly outline: readonly Point[]
  /** The same area in convex parts, each counter-clockwise. */
  readonly parts: readonly Convex[]
}

/**
 * A pen for drawings of one kind. The outline is written as SVG writes points, `x,y x,y …`;
 * each part names its corners by their number in the outline. Without parts the outline is convex.
 */
export const drawn =
  <Kind extends string>(kind: Kind) =>
  (points: string, ...cuts: readonly string[]): Drawing<Kind> => {
    const outline = points.split(' ').map(point)
    const parts = cuts.map(cut => cut.split(' ').map(number => corner(outline, Number(number))))
    return { kind, outline, parts: parts.length > 0 ? parts : [outline] }
  }

const point = (pair: string): Point => {
  const [x, y] = pair.split(',')
  return [Number(x), Number(y)]
}

const corner = (outline: readonly Point[], number: number): Point => {
  const found = outline[number]
  if (found === undefined) throw new Error(`a drawing has no corner ${number}`)
  return found
}
