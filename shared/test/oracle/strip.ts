/** Obstacles under the template, found by walking a cross line along the strip: rules/dial.md §5.5, design §4. */
import type { Convex, Point, Pose } from '../../src/geometry/types.ts'
import { march } from './march.ts'
import { crossLine, type Track } from './path.ts'

/** A half plane as a·x + b·y + c ≥ 0 with (a, b) of length 1: the value is the distance inside. */
type HalfPlane = readonly [a: number, b: number, c: number]

function halfPlanes(part: Convex): HalfPlane[] {
  const planes: HalfPlane[] = []
  for (const [i, [px, py]] of part.entries()) {
    const [qx, qy] = part[(i + 1) % part.length] ?? [px, py]
    const length = Math.hypot(qx - px, qy - py)
    if (length === 0) continue
    const [a, b] = [-(qy - py) / length, (qx - px) / length]
    planes.push([a, b, -(a * px + b * py)])
  }
  return planes
}

/** How far inside all half planes the best point of the segment lies; below zero when no point is inside all. */
function deepestOn(planes: readonly HalfPlane[], [p, q]: readonly [Point, Point]): number {
  const inside = (share: number): number => {
    const x = p[0] + share * (q[0] - p[0])
    const y = p[1] + share * (q[1] - p[1])
    let least = Number.POSITIVE_INFINITY
    for (const [a, b, c] of planes) {
      const distance = a * x + b * y + c
      if (distance < least) least = distance
    }
    return least
  }
  // A least of linear functions has one hill: close in on its top by thirds.
  let [low, high] = [0, 1]
  for (let i = 0; i < 50; i++) {
    const third = (high - low) / 3
    if (inside(low + third) < inside(high - third)) low += third
    else high -= third
  }
  return Math.max(inside(low), inside(high), inside(0), inside(1))
}

/** Deeper is surely met, shallower surely not; what lies between is below the oracle's resolution. */
const surely = 5e-7
const hardly = 2e-8

/**
 * The distance along the template at which the strip first meets one of the parts (in the track's frame, counter-clockwise),
 * counting only what lies behind the rear edge of `end` if one is given; null if never.
 */
export function firstMeeting(track: Track, parts: readonly Convex[], end: Pose | null): number | null | 'unsure' {
  let first = Number.POSITIVE_INFINITY
  let unsure = false
  const speed = track.sweep === 0 ? 1 : (track.radius + 10) / track.radius
  for (const part of parts) {
    const planes = halfPlanes(part)
    if (end !== null) {
      const back = track.base / 2
      planes.push([-end.dx, -end.dy, end.dx * end.x + end.dy * end.y - back])
    }
    const lacking = (t: number): number => -deepestOn(planes, crossLine(track, t))
    const walk = { from: 0, to: track.length, speed, fine: 1e-5, coarse: 0.05 }
    const found = march(lacking, -surely, walk)
    if (found !== null) first = Math.min(first, found.at)
    else if (march(lacking, -hardly, walk) !== null) unsure = true
  }
  if (first < Number.POSITIVE_INFINITY) return first
  return unsure ? 'unsure' : null
}
