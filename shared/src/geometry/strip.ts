/** The strip of a template on the table, and what is moved through: rules/dial.md §5.1, design §4. */
import { behind, clip, type HalfPlane } from './clip.ts'
import { gapBetween } from './closest.ts'
import { at, between, type Flat, type Spot, spotAt } from './flat.ts'
import { OVERLAP } from './overlap.ts'
import type { Disc, Part, Parts } from './part.ts'
import { type CentreLine, type Frame, inFrame } from './template.ts'

/** All borders are drawn in by 1e-7 mm: contact is not moving through. */
export interface Strip {
  /** Where the centre line starts, and its direction there. */
  readonly start: Spot
  readonly dx: number
  readonly dy: number
  /** The start line, the end line, both sides of a straight, and where the part that was flown ends. */
  readonly borders: readonly HalfPlane[]
  /** The arc of a curved strip. */
  readonly ring: Ring | null
}

interface Ring extends Spot {
  readonly inner: number
  readonly outer: number
}

/** A disc that holds a template's strip: an arc lies inside the disc over its chord. */
export function discOfStrip(frame: Frame, { x, y }: CentreLine, half: number, halfWidth: number): Disc {
  return { ...inFrame(frame, x / 2, half + y / 2), reach: Math.sqrt(x * x + y * y) / 2 + halfWidth }
}

/**
 * The strip of a template laid against a base; `half` is half the base, `halfWidth` half the strip's width.
 * `used` is the side of the template that was flown, if not all of it was.
 */
export function stripOf(
  frame: Frame,
  line: CentreLine,
  half: number,
  halfWidth: number,
  used: HalfPlane | null,
): Strip {
  const { ax, ay, bx: dx, by: dy } = frame
  const start = inFrame(frame, 0, half)
  const end = inFrame(frame, line.x, half + line.y)
  const borders = [
    behind(-dx, -dy, start, -OVERLAP),
    behind(line.dx * ax + line.dy * dx, line.dx * ay + line.dy * dy, end, -OVERLAP),
  ]
  if (used !== null) borders.push(used)
  if (line.radius > 0) {
    const centre = inFrame(frame, line.radius, half)
    const ring = { ...centre, inner: line.radius - halfWidth + OVERLAP, outer: line.radius + halfWidth - OVERLAP }
    return { start, dx, dy, borders, ring }
  }
  borders.push(behind(ax, ay, start, halfWidth - OVERLAP), behind(-ax, -ay, start, halfWidth - OVERLAP))
  return { start, dx, dy, borders, ring: null }
}

/** Whether a strip lies on some part of a shape. */
export function meets(strip: Strip, shape: Parts): boolean {
  for (const part of shape.parts) if (insideStrip(strip, part) !== null) return true
  return false
}

/** The piece of a part between the strip's borders, which meets the ring of a curved one; null if the strip is not met. */
function insideStrip({ borders, ring }: Strip, part: Part): Flat | null {
  for (const { nx, ny, c } of borders) if (nx * part.x + ny * part.y - part.reach > c) return null
  if (ring !== null && discMisses(ring, part)) return null
  let inside = part.corners
  for (const border of borders) {
    if (border.nx * part.x + border.ny * part.y + part.reach > border.c) inside = clip(inside, border, 0)
  }
  if (inside.length === 0 || (ring !== null && misses(ring, inside))) return null
  return inside
}

function discMisses({ x, y, inner, outer }: Ring, disc: Disc): boolean {
  const square = (disc.x - x) * (disc.x - x) + (disc.y - y) * (disc.y - y)
  const [far, near] = [outer + disc.reach, inner - disc.reach]
  return square >= far * far || (near > 0 && square <= near * near)
}

/** The ends of the arc are cut already, so a polygon misses the ring exactly when it is all inside it or all outside. */
function misses(ring: Ring, polygon: Flat): boolean {
  let inside = 0
  for (let i = 0; i < polygon.length; i += 2) {
    const x = at(polygon, i) - ring.x
    const y = at(polygon, i + 1) - ring.y
    const square = x * x + y * y
    if (square <= ring.inner * ring.inner) inside += 2
    else if (square < ring.outer * ring.outer) return false
  }
  if (inside > 0) return inside === polygon.length
  return gapBetween([ring.x, ring.y], polygon) >= ring.outer
}

/**
 * How far along a strip a shape that it meets is met first, for comparing: a length on a straight,
 * the sine of the angle on an arc.
 */
export function metAt(strip: Strip, shape: Parts): number {
  let first = Infinity
  for (const part of shape.parts) {
    const inside = insideStrip(strip, part)
    if (inside !== null) {
      const met = strip.ring === null ? leastLength(strip, inside) : leastSine(strip, strip.ring, inside)
      first = Math.min(first, met)
    }
  }
  return first
}

function leastLength({ start, dx, dy }: Strip, inside: Flat): number {
  let least = Infinity
  for (let i = 0; i < inside.length; i += 2) {
    least = Math.min(least, (at(inside, i) - start.x) * dx + (at(inside, i + 1) - start.y) * dy)
  }
  return least
}

/** The first spot that an arc meets is a corner in the ring, or lies where an edge crosses one of its circles. */
function leastSine({ dx, dy }: Strip, ring: Ring, inside: Flat): number {
  let least = Infinity
  const count = (spot: Spot, distance: number) => {
    least = Math.min(least, ((spot.x - ring.x) * dx + (spot.y - ring.y) * dy) / distance)
  }
  let before = spotAt(inside, inside.length - 2)
  for (let i = 0; i < inside.length; i += 2) {
    const spot = spotAt(inside, i)
    const distance = between(spot, ring)
    if (distance > ring.inner && distance < ring.outer) count(spot, distance)
    for (const radius of [ring.inner, ring.outer]) {
      for (const crossing of crossings(ring, radius, before, spot)) count(crossing, radius)
    }
    before = spot
  }
  return least
}

/** Where the stretch from `start` to `end` crosses a circle. */
function crossings(centre: Spot, radius: number, start: Spot, end: Spot): readonly Spot[] {
  const [ex, ey] = [end.x - start.x, end.y - start.y]
  const [sx, sy] = [start.x - centre.x, start.y - centre.y]
  const square = ex * ex + ey * ey
  const middle = -(sx * ex + sy * ey) / square
  const spread = middle * middle - (sx * sx + sy * sy - radius * radius) / square
  if (!(spread > 0)) return []
  const root = Math.sqrt(spread)
  return [middle - root, middle + root]
    .filter(share => share >= 0 && share <= 1)
    .map(share => ({ x: start.x + share * ex, y: start.y + share * ey }))
}

export interface Met {
  readonly index: number
  /** As `metAt` says, or infinite for what is only landed on. */
  readonly at: number
}

/** The indices of things met, in the order met; together, by index. */
export function inOrderMet(met: readonly Met[]): number[] {
  return met.toSorted((a, b) => (a.at === b.at ? a.index - b.index : a.at - b.at)).map(({ index }) => index)
}
