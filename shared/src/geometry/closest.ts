/** The shortest lines between two convex polygons that do not overlap: rules/dial.md §6.1. */
import type { Spot } from './part.ts'

/** Lengths that differ by less count as equal, and a distance this close to a band's end lies in the nearer band (design §4). */
export const EQUAL = 1e-7

/** A shortest line: from a point of the first polygon to one of the second. */
export interface Line {
  readonly from: Spot
  readonly to: Spot
}

export interface Closest {
  readonly distance: number
  /** One shortest line from a corner to an edge, or several when edges are parallel; others lie between them. */
  readonly lines: readonly Line[]
}

/** Polygons may have shrunk to a line or a point, but not to nothing. */
export function closest(a: readonly Spot[], b: readonly Spot[]): Closest {
  const candidates: { line: Line; square: number }[] = []
  eachCorner(a, b, (corner, foot, square) => candidates.push({ line: { from: corner, to: foot }, square }))
  eachCorner(b, a, (corner, foot, square) => candidates.push({ line: { from: foot, to: corner }, square }))
  const distance = Math.sqrt(candidates.reduce((least, { square }) => Math.min(least, square), Infinity))
  const limit = (distance + EQUAL) * (distance + EQUAL)
  return { distance, lines: candidates.filter(({ square }) => square <= limit).map(({ line }) => line) }
}

/** The distance alone, for callers that compare many. */
export function gapBetween(a: readonly Spot[], b: readonly Spot[]): number {
  return Math.sqrt(Math.min(leastSquare(a, b), leastSquare(b, a)))
}

function leastSquare(corners: readonly Spot[], edges: readonly Spot[]): number {
  let least = Infinity
  for (const { x, y } of corners) {
    let start = edges[edges.length - 1]
    for (const end of edges) {
      const from = start ?? end
      const [ex, ey] = [end.x - from.x, end.y - from.y]
      const along = (x - from.x) * ex + (y - from.y) * ey
      const length = ex * ex + ey * ey
      const share = along <= 0 || length === 0 ? 0 : along >= length ? 1 : along / length
      const [dx, dy] = [from.x + share * ex - x, from.y + share * ey - y]
      least = Math.min(least, dx * dx + dy * dy)
      start = end
    }
  }
  return least
}

/** Each corner of one polygon with its foot on each edge of the other, and the squared distance. */
function eachCorner(
  corners: readonly Spot[],
  edges: readonly Spot[],
  found: (corner: Spot, foot: Spot, square: number) => void,
): void {
  for (const corner of corners) {
    let start = edges[edges.length - 1]
    for (const end of edges) {
      const foot = footOn(corner, start ?? end, end)
      found(corner, foot, (foot.x - corner.x) * (foot.x - corner.x) + (foot.y - corner.y) * (foot.y - corner.y))
      start = end
    }
  }
}

/** The point of a line's stretch from `start` to `end` that is nearest to `spot`. */
export function footOn(spot: Spot, start: Spot, end: Spot): Spot {
  const [ex, ey] = [end.x - start.x, end.y - start.y]
  const along = (spot.x - start.x) * ex + (spot.y - start.y) * ey
  const length = ex * ex + ey * ey
  if (along <= 0 || length === 0) return start
  if (along >= length) return end
  return { x: start.x + (along / length) * ex, y: start.y + (along / length) * ey }
}
