/** Obstacles under the template, found by walking a cross line along the strip: rules/dial.md §5.5, design §4. */
import type { Convex, Point, Pose } from '../../src/geometry/types.ts'
import { march } from './march.ts'
import { crossLine, type Track } from './path.ts'

/** A half plane as a·x + b·y + c ≥ 0 with (a, b) of length 1: the value is the distance inside. */
export type HalfPlane = readonly [a: number, b: number, c: number]

export function halfPlanes(part: Convex): HalfPlane[] {
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

/**
 * How far inside all half planes the best point of the segment lies; below zero when no point is inside all.
 * Far outside it is only a bound on the safe side.
 */
export function deepestOn(planes: readonly HalfPlane[], [p, q]: readonly [Point, Point]): number {
  let bound = Number.POSITIVE_INFINITY
  for (const [a, b, c] of planes) bound = Math.min(bound, Math.max(a * p[0] + b * p[1] + c, a * q[0] + b * q[1] + c))
  if (bound < -0.1) return bound
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
  // A least of linear functions has one hill: close in on its top by golden sections.
  let [low, high] = [0, 1]
  let [left, right] = [1 - golden, golden]
  let [onLeft, onRight] = [inside(left), inside(right)]
  for (let i = 0; i < 45; i++) {
    if (onLeft < onRight) {
      ;[low, left, onLeft] = [left, right, onRight]
      right = low + golden * (high - low)
      onRight = inside(right)
    } else {
      ;[high, right, onRight] = [right, left, onLeft]
      left = high - golden * (high - low)
      onLeft = inside(left)
    }
  }
  return Math.max(onLeft, onRight, inside(0), inside(1))
}

const golden = (Math.sqrt(5) - 1) / 2

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
    const walk = { from: 0, to: track.length, speed }
    const found = march(lacking, -surely, walk)
    if (found !== null) first = Math.min(first, found.at)
    else if (march(lacking, -hardly, walk) !== null) unsure = true
  }
  if (first < Number.POSITIVE_INFINITY) return first
  return unsure ? 'unsure' : null
}
