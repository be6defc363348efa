/**
 * Signed distance between convex polygons, as the signed distance of the origin from their Minkowski difference:
 * positive is the gap, negative the shortest push that parts them.
 */
import type { Convex, Point } from '../../src/geometry/types.ts'

const at = (polygon: Convex, i: number): Point => polygon[i % polygon.length] ?? [0, 0]

/** The index of the lowest point, the leftmost of the lowest. */
function lowest(polygon: Convex): number {
  let best = 0
  for (let i = 1; i < polygon.length; i++) {
    const [x, y] = at(polygon, i)
    const [bx, by] = at(polygon, best)
    if (y < by || (y === by && x < bx)) best = i
  }
  return best
}

/** All differences a − b: both counter-clockwise outlines walked edge by edge in the order of their directions. */
export function difference(a: Convex, b: Convex): Point[] {
  const negated = b.map(([x, y]): Point => [-x, -y])
  const [startA, startB] = [lowest(a), lowest(negated)]
  const outline: Point[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < negated.length) {
    const pa = at(a, startA + i)
    const pb = at(negated, startB + j)
    outline.push([pa[0] + pb[0], pa[1] + pb[1]])
    const na = at(a, startA + i + 1)
    const nb = at(negated, startB + j + 1)
    const cross = (na[0] - pa[0]) * (nb[1] - pb[1]) - (na[1] - pa[1]) * (nb[0] - pb[0])
    if (j >= negated.length || (i < a.length && cross >= 0)) i++
    else j++
  }
  return outline
}

/** Signed distance of two convex counter-clockwise polygons in mm. */
export function separation(a: Convex, b: Convex): number {
  const outline = difference(a, b)
  let outside = Number.POSITIVE_INFINITY
  let inside = Number.NEGATIVE_INFINITY
  for (let i = 0; i < outline.length; i++) {
    const [px, py] = at(outline, i)
    const [qx, qy] = at(outline, i + 1)
    const [ex, ey] = [qx - px, qy - py]
    const length = Math.sqrt(ex * ex + ey * ey)
    if (length < 1e-12) continue
    // How far the origin lies to the right of the edge: outside if positive.
    const off = (py * ex - px * ey) / length
    const share = Math.min(1, Math.max(0, -(px * ex + py * ey) / (length * length)))
    const [nx, ny] = [px + share * ex, py + share * ey]
    outside = Math.min(outside, Math.sqrt(nx * nx + ny * ny))
    inside = Math.max(inside, off)
  }
  return inside > 0 ? outside : inside
}
