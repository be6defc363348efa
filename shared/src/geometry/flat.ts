/** Polygons as the inner loops read them: design §4. */
import type { Convex, Point } from './types.ts'

/** The corners of a convex polygon, anticlockwise: x, y, x, y, … One array of numbers is walked far faster than points. */
export type Flat = readonly number[]

export interface Spot {
  readonly x: number
  readonly y: number
}

/** A number of the list; the index must be one of its own. */
export const at = (list: readonly number[], index: number): number => list[index] as number

export const flatten = (polygon: Convex): Flat => polygon.flat()

export const spotAt = (polygon: Flat, index: number): Spot => ({ x: at(polygon, index), y: at(polygon, index + 1) })

export const pointOf = ({ x, y }: Spot): Point => [x + 0, y + 0]

export const between = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))
