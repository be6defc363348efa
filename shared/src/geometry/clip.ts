/** Convex polygons cut by lines: design §4. */
import { at, type Flat, type Spot } from './flat.ts'

/** The side of a line on which nx·x + ny·y is at most c; (nx, ny) is a unit vector. */
export interface HalfPlane {
  readonly nx: number
  readonly ny: number
  readonly c: number
}

/** What lies behind the line through (x, y), or at most `beyond` mm over it. (nx, ny) points over it. */
export function behind(nx: number, ny: number, { x, y }: Spot, beyond: number): HalfPlane {
  return { nx, ny, c: nx * x + ny * y + beyond }
}

/**
 * The part of a convex polygon inside a half plane; it may shrink to a line, a point or nothing.
 * Corners that lie over the line by no more than `slack` mm are kept: rounding must not cut off an edge that lies on it.
 */
export function clip(polygon: Flat, { nx, ny, c }: HalfPlane, slack: number): Flat {
  if (polygon.length === 0) return polygon
  const kept: number[] = []
  let fromX = at(polygon, polygon.length - 2)
  let fromY = at(polygon, polygon.length - 1)
  let fromOut = nx * fromX + ny * fromY - c
  for (let i = 0; i < polygon.length; i += 2) {
    const x = at(polygon, i)
    const y = at(polygon, i + 1)
    const out = nx * x + ny * y - c
    if ((out > 0 && fromOut < 0) || (out < 0 && fromOut > 0)) {
      const share = fromOut / (fromOut - out)
      kept.push(fromX + share * (x - fromX), fromY + share * (y - fromY))
    }
    if (out <= slack) kept.push(x, y)
    fromX = x
    fromY = y
    fromOut = out
  }
  return kept
}

/** The part of a convex polygon inside all of some half planes. */
export function clipAll(polygon: Flat, borders: readonly HalfPlane[], slack: number): Flat {
  let inside = polygon
  for (const border of borders) inside = clip(inside, border, slack)
  return inside
}
