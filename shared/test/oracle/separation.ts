/**
 * Signed distance between convex polygons, as the signed distance of the origin from their Minkowski difference:
 * positive is the gap, negative the shortest push that parts them.
 */
import type { Convex, Point } from '../../src/geometry/types.ts'

const nowhere: Point = [0, 0]

/** The index of the outermost corner downwards (+1) or upwards (−1); of several the leftmost or rightmost. */
function outermost(polygon: Convex, sign: number): number {
  let best = 0
  let [bx, by] = polygon[0] ?? nowhere
  for (let i = 1; i < polygon.length; i++) {
    const [x, y] = polygon[i] ?? nowhere
    if (sign * y < sign * by || (y === by && sign * x < sign * bx)) {
      best = i
      bx = x
      by = y
    }
  }
  return best
}

/**
 * Signed distance of two convex counter-clockwise polygons in mm. The outline of all differences a − b is walked
 * edge by edge, taking the edges of a and of −b in the order of their directions.
 */
export function separation(a: Convex, b: Convex): number {
  let i = outermost(a, 1)
  let j = outermost(b, -1)
  let [leftA, leftB] = [a.length, b.length]
  let [ax, ay] = a[i] ?? nowhere
  let [bx, by] = b[j] ?? nowhere
  let nearest = Number.POSITIVE_INFINITY
  let inside = Number.NEGATIVE_INFINITY
  while (leftA > 0 || leftB > 0) {
    const nextA = i + 1 === a.length ? 0 : i + 1
    const nextB = j + 1 === b.length ? 0 : j + 1
    const [nax, nay] = a[nextA] ?? nowhere
    const [nbx, nby] = b[nextB] ?? nowhere
    const alongA = leftB === 0 || (leftA > 0 && (nax - ax) * (by - nby) - (nay - ay) * (bx - nbx) >= 0)
    const [px, py] = [ax - bx, ay - by]
    const [ex, ey] = alongA ? [nax - ax, nay - ay] : [bx - nbx, by - nby]
    if (alongA) {
      ;[i, ax, ay] = [nextA, nax, nay]
      leftA--
    } else {
      ;[j, bx, by] = [nextB, nbx, nby]
      leftB--
    }
    const square = ex * ex + ey * ey
    if (square < 1e-24) continue
    // How far the origin lies to the right of the edge: outside if positive.
    inside = Math.max(inside, (py * ex - px * ey) / Math.sqrt(square))
    const share = Math.min(1, Math.max(0, -(px * ex + py * ey) / square))
    const [nx, ny] = [px + share * ex, py + share * ey]
    nearest = Math.min(nearest, nx * nx + ny * ny)
  }
  return inside > 0 ? Math.sqrt(nearest) : inside
}
