/** Convex polygons cut by lines: design §4. */
import type { Spot } from './part.ts'

/** The side of a line on which nx·x + ny·y is at most c; (nx, ny) is a unit vector. */
export interface HalfPlane {
  readonly nx: number
  readonly ny: number
  readonly c: number
}

/** What lies on the half plane's side of the line through (x, y), or at most `beyond` mm over it. (nx, ny) points over it. */
export function behind(nx: number, ny: number, { x, y }: Spot, beyond: number): HalfPlane {
  return { nx, ny, c: nx * x + ny * y + beyond }
}

/** The part of a convex polygon inside a half plane; it may shrink to a line, a point or nothing. Its points are kept, not copied. */
export function clip(polygon: readonly Spot[], { nx, ny, c }: HalfPlane): readonly Spot[] {
  const kept: Spot[] = []
  let before = polygon[polygon.length - 1]
  if (before === undefined) return kept
  let outBefore = nx * before.x + ny * before.y - c
  for (const spot of polygon) {
    const out = nx * spot.x + ny * spot.y - c
    if (out > 0 !== outBefore > 0) {
      const share = outBefore / (outBefore - out)
      kept.push({ x: before.x + share * (spot.x - before.x), y: before.y + share * (spot.y - before.y) })
    }
    if (out <= 0) kept.push(spot)
    before = spot
    outBefore = out
  }
  return kept
}
