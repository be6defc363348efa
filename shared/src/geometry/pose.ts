/** Poses and the table frame: design §4, rules/dial.md §4.1. */
import type { Point, Pose } from './types.ts'

/** A pose with its heading renormalised: call it once, where a pose is stored. The heading may have any length but 0. */
export function pose(x: number, y: number, dx: number, dy: number): Pose {
  const length = Math.sqrt(dx * dx + dy * dy)
  return { x: x + 0, y: y + 0, dx: dx / length + 0, dy: dy / length + 0 }
}

/** The table point that lies `right` and `front` mm from the pose, seen by the ship. */
export function place(from: Pose, right: number, front: number): Point {
  return [from.x + right * from.dy + front * from.dx, from.y - right * from.dx + front * from.dy]
}

/** The inverse of `place`: a table point as [right, front] mm of the ship. */
export function seenFrom(from: Pose, [x, y]: Point): Point {
  const [rx, ry] = [x - from.x, y - from.y]
  return [rx * from.dy - ry * from.dx, rx * from.dx + ry * from.dy]
}

/** Turned in place by quarter turns, clockwise positive. Exact. */
export function quarterTurn(from: Pose, turns: number): Pose {
  const { x, y, dx, dy } = from
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return { x, y, dx: dy, dy: 0 - dx }
    case 2:
      return { x, y, dx: 0 - dx, dy: 0 - dy }
    case 3:
      return { x, y, dx: 0 - dy, dy: dx }
    default:
      return from
  }
}
