/** Outlines split into convex parts: design §4. */
import type { Convex, Point } from './types.ts'

/** An outline that is no simple polygon. */
export interface BadOutline {
  readonly code: 'bad_outline'
  readonly why: string
}

const bad = (why: string): BadOutline => ({ code: 'bad_outline', why })

/**
 * The convex parts, counter-clockwise, of a simple polygon: concave or not, in either orientation, its first corner
 * repeated at the end or not. Refuses outlines with fewer than three corners, without area, or that meet themselves.
 */
export function splitPolygon(outline: readonly Point[]): readonly Convex[] | BadOutline {
  if (!outline.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))) return bad('a coordinate is not finite')
  const corners = outline.filter((corner, index) => !same(corner, around(outline, index - 1)))
  if (corners.length < 3) return bad('it has fewer than three corners')
  if (meetsItself(corners)) return bad('it meets itself')
  const area = corners.reduce((sum, corner, index) => sum + cross(ORIGIN, corner, around(corners, index + 1)), 0)
  if (area === 0) return bad('it has no area')
  const triangles = clipEars(area > 0 ? corners : corners.toReversed())
  return triangles === null ? bad('its corners lie too close together') : merge(triangles)
}

const ORIGIN: Point = [0, 0]

const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1]

/** An item of a list that is closed to a ring. */
function around<Item>(ring: readonly Item[], index: number): Item {
  const item = ring.at(index % ring.length)
  if (item === undefined) throw new Error('a ring has no corners')
  return item
}

/** Twice the area of a triangle, above 0 if it turns anticlockwise. */
const cross = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** Whether two edges meet that are not neighbours, or one edge folds back on the one before. */
function meetsItself(corners: readonly Point[]): boolean {
  return corners.some((a, i) => {
    const b = around(corners, i + 1)
    const next = around(corners, i + 2)
    const ahead = (b[0] - a[0]) * (next[0] - b[0]) + (b[1] - a[1]) * (next[1] - b[1])
    if (cross(a, b, next) === 0 && ahead < 0) return true
    // The last edge is a neighbour of the first.
    const end = i === 0 ? corners.length - 1 : corners.length
    for (let j = i + 2; j < end; j++) if (segmentsMeet(a, b, around(corners, j), around(corners, j + 1))) return true
    return false
  })
}

function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [ac, ad, ca, cb] = [cross(a, b, c), cross(a, b, d), cross(c, d, a), cross(c, d, b)]
  if (((ac > 0 && ad < 0) || (ac < 0 && ad > 0)) && ((ca > 0 && cb < 0) || (ca < 0 && cb > 0))) return true
  return (
    (ac === 0 && inBox(c, a, b)) ||
    (ad === 0 && inBox(d, a, b)) ||
    (ca === 0 && inBox(a, c, d)) ||
    (cb === 0 && inBox(b, c, d))
  )
}

const inBox = ([x, y]: Point, a: Point, b: Point) =>
  x >= Math.min(a[0], b[0]) && x <= Math.max(a[0], b[0]) && y >= Math.min(a[1], b[1]) && y <= Math.max(a[1], b[1])

/** Triangles, anticlockwise; null if rounding hides every ear. */
function clipEars(corners: readonly Point[]): readonly Convex[] | null {
  const ring = [...corners]
  const triangles: Convex[] = []
  while (ring.length > 2) {
    const ear = ring.findIndex((corner, index) => isEar(ring, around(ring, index - 1), corner, around(ring, index + 1)))
    if (ear < 0) return null
    const triangle: Convex = [around(ring, ear - 1), around(ring, ear), around(ring, ear + 1)]
    ring.splice(ear, 1)
    // A corner in the middle of a straight edge bounds no area.
    if (turn(triangle) !== 0) triangles.push(triangle)
  }
  return triangles
}

const turn = (triangle: Convex) => cross(around(triangle, 0), around(triangle, 1), around(triangle, 2))

function isEar(ring: readonly Point[], before: Point, corner: Point, after: Point): boolean {
  const turns = cross(before, corner, after)
  if (turns <= 0) return turns === 0
  return !ring.some(
    other =>
      other !== before &&
      other !== corner &&
      other !== after &&
      cross(before, corner, other) >= 0 &&
      cross(corner, after, other) >= 0 &&
      cross(after, before, other) >= 0,
  )
}

/** Joins parts along shared edges as long as they stay convex. */
function merge(parts: readonly Convex[]): readonly Convex[] {
  const merged: Convex[] = []
  for (const part of parts) {
    let whole = part
    for (let index = 0; index < merged.length; ) {
      const joined = join(whole, around(merged, index))
      if (joined === null) index += 1
      else {
        whole = joined
        merged.splice(index, 1)
        index = 0
      }
    }
    merged.push(whole)
  }
  return merged
}

/** Two convex parts joined along an edge they share; null if there is none or the whole is not convex. */
function join(a: Convex, b: Convex): Convex | null {
  for (let i = 0; i < a.length; i++) {
    const j = b.findIndex((corner, index) => corner === around(a, i + 1) && around(b, index + 1) === around(a, i))
    if (j < 0) continue
    const whole = [...rotated(a, i + 1), ...rotated(b, j + 1).slice(1, -1)]
    const convex = whole.every(
      (corner, index) => cross(around(whole, index - 1), corner, around(whole, index + 1)) >= 0,
    )
    return convex ? whole : null
  }
  return null
}

/** The ring read from another corner. */
const rotated = (ring: Convex, first: number): Convex => {
  const start = first % ring.length
  return [...ring.slice(start), ...ring.slice(0, start)]
}
