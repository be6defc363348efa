/** Ear clipping, so that the oracle splits a concave outline in a way of its own. */
import type { Convex, Point } from '../../src/geometry/types.ts'

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

export function signedArea(outline: readonly Point[]): number {
  let twice = 0
  for (const [i, [x, y]] of outline.entries()) {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y]
    twice += x * ny - y * nx
  }
  return twice / 2
}

/** The triangles of a simple outline of either orientation, each counter-clockwise. */
export function trianglesOf(outline: readonly Point[]): Convex[] {
  const left = signedArea(outline) > 0 ? [...outline] : [...outline].reverse()
  const triangles: Convex[] = []
  while (left.length > 2) {
    const ear = left.findIndex((tip, i) => {
      const [before, after] = neighbours(left, i)
      if (turn(before, tip, after) < 0) return false
      return !left.some(
        point =>
          point !== before &&
          point !== tip &&
          point !== after &&
          turn(before, tip, point) >= 0 &&
          turn(tip, after, point) >= 0 &&
          turn(after, before, point) >= 0,
      )
    })
    if (ear < 0) throw new Error('the outline is not simple')
    const [before, after] = neighbours(left, ear)
    const tip = left[ear]
    if (tip !== undefined && turn(before, tip, after) > 0) triangles.push([before, tip, after])
    left.splice(ear, 1)
  }
  return triangles
}

function neighbours(ring: readonly Point[], i: number): readonly [Point, Point] {
  const before = ring[(i + ring.length - 1) % ring.length]
  const after = ring[(i + 1) % ring.length]
  if (before === undefined || after === undefined) throw new Error('an empty ring has no neighbours')
  return [before, after]
}
