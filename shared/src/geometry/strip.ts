/** The strip of a template on the table, and what is moved through: rules/dial.md §5.1, design §4. */
import { behind, clip, type HalfPlane } from './clip.ts'
import { footOn } from './closest.ts'
import { OVERLAP } from './overlap.ts'
import type { Part, Parts, Spot } from './part.ts'
import type { CentreLine, Frame } from './template.ts'

/** All borders are drawn in by 1e-7 mm: contact is not moving through. */
export interface Strip {
  /** Where the centre line starts, and its direction there. */
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  /** The start line, the end line, and both sides of a straight. */
  readonly borders: readonly HalfPlane[]
  /** The arc of a curved strip. */
  readonly ring: Ring | null
}

interface Ring extends Spot {
  readonly inner: number
  readonly outer: number
}

/** The strip of a template laid against a base; `half` is half the base, `halfWidth` half the strip's width. */
export function stripOf(frame: Frame, line: CentreLine, half: number, halfWidth: number): Strip {
  const { ax, ay, bx, by } = frame
  const start = inFrame(frame, 0, half)
  const end = inFrame(frame, line.x, half + line.y)
  const ends = [
    behind(-bx, -by, start, -OVERLAP),
    behind(line.dx * ax + line.dy * bx, line.dx * ay + line.dy * by, end, -OVERLAP),
  ]
  if (line.radius > 0) {
    const centre = inFrame(frame, line.radius, half)
    const ring = { ...centre, inner: line.radius - halfWidth + OVERLAP, outer: line.radius + halfWidth - OVERLAP }
    return { ...start, dx: bx, dy: by, borders: ends, ring }
  }
  const sides = [behind(ax, ay, start, halfWidth - OVERLAP), behind(-ax, -ay, start, halfWidth - OVERLAP)]
  return { ...start, dx: bx, dy: by, borders: [...ends, ...sides], ring: null }
}

const inFrame = ({ x, y, ax, ay, bx, by }: Frame, a: number, b: number): Spot => ({
  x: x + a * ax + b * bx,
  y: y + a * ay + b * by,
})

/** How far along a strip something is met; larger is later. Lengths on a straight, sines of the angle on an arc: both only compare. */
export type Met = number

/** Where a strip first meets a shape; null if it does not. `used` is the side of the template that was flown, if not all. */
export function meets(strip: Strip, shape: Parts, used: HalfPlane | null): Met | null {
  const borders = used === null ? strip.borders : [...strip.borders, used]
  if (!near(strip, borders, shape)) return null
  let first: Met | null = null
  for (const part of shape.parts) {
    const met = near(strip, borders, part) ? meetsPart(strip, borders, part) : null
    if (met !== null && (first === null || met < first)) first = met
  }
  return first
}

/** Whether a disc may reach into the strip. */
function near({ ring }: Strip, borders: readonly HalfPlane[], disc: Spot & { readonly reach: number }): boolean {
  for (const { nx, ny, c } of borders) if (nx * disc.x + ny * disc.y - disc.reach > c) return false
  if (ring === null) return true
  const distance = between(disc, ring)
  return distance - disc.reach < ring.outer && distance + disc.reach > ring.inner
}

function meetsPart(strip: Strip, borders: readonly HalfPlane[], part: Part): Met | null {
  let inside: readonly Spot[] = part.corners
  for (const border of borders) inside = clip(inside, border)
  if (inside.length === 0) return null
  return strip.ring === null ? leastLength(strip, inside) : leastSine(strip, strip.ring, inside)
}

function leastLength({ x, y, dx, dy }: Strip, inside: readonly Spot[]): number {
  return inside.reduce((least, spot) => Math.min(least, (spot.x - x) * dx + (spot.y - y) * dy), Infinity)
}

/**
 * The arc's ends are cut already, so the piece meets the ring exactly when it is not all inside it nor all outside it.
 * The first spot it meets is a corner in the ring, or lies where an edge crosses one of its circles.
 */
function leastSine({ dx, dy }: Strip, ring: Ring, inside: readonly Spot[]): number | null {
  let [nearest, farthest, least] = [Infinity, 0, Infinity]
  const count = (spot: Spot, distance: number) => {
    least = Math.min(least, ((spot.x - ring.x) * dx + (spot.y - ring.y) * dy) / distance)
  }
  let before = inside[inside.length - 1]
  for (const spot of inside) {
    const distance = between(spot, ring)
    farthest = Math.max(farthest, distance)
    nearest = Math.min(nearest, between(footOn(ring, before ?? spot, spot), ring))
    if (distance > ring.inner && distance < ring.outer) count(spot, distance)
    for (const radius of [ring.inner, ring.outer])
      for (const crossing of crossings(ring, radius, before ?? spot, spot)) count(crossing, radius)
    before = spot
  }
  return nearest < ring.outer && farthest > ring.inner ? least : null
}

const between = (a: Spot, b: Spot) => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))

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
