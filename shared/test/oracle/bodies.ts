/** Bases with guides as polygons, and how far apart or how deep in one another they are: design §4, rules/dial.md §4.1. */
import type { Body, Convex, Point, Pose, Size } from '../../src/geometry/types.ts'
import { baseOf } from './path.ts'
import { separation } from './separation.ts'

const guideReach: Readonly<Record<Size, number>> = { small: 1.59, medium: 1.68, large: 1.77 }

const onPose = ({ x, y, dx, dy }: Pose, outline: Convex): Convex =>
  outline.map(([right, ahead]): Point => [x + right * dy + ahead * dx, y - right * dx + ahead * dy])

/** The square of a base, counter-clockwise. */
export function squareOf({ size, pose }: Body): Convex {
  const h = baseOf[size] / 2
  const corners: Convex = [
    [-h, -h],
    [h, -h],
    [h, h],
    [-h, h],
  ]
  return onPose(pose, corners)
}

/** The four guide trapezoids, counter-clockwise. */
export function guidesOf({ size, pose }: Body): Convex[] {
  const h = baseOf[size] / 2
  const tip = h + guideReach[size]
  const frontRight: Convex = [
    [9.9, h],
    [13.6, h],
    [12.7, tip],
    [11, tip],
  ]
  const turned = (outline: Convex): Convex => outline.map(([x, y]): Point => [-x, -y])
  const mirrored = (outline: Convex): Convex => outline.map(([x, y]): Point => [-x, y]).reverse()
  const frontLeft = mirrored(frontRight)
  return [frontRight, frontLeft, turned(frontRight), turned(frontLeft)].map(outline => onPose(pose, outline))
}

export const partsOf = (body: Body, guides: boolean): Convex[] =>
  guides ? [squareOf(body), ...guidesOf(body)] : [squareOf(body)]

/** The least signed distance of any pair of parts; below zero the depth of the deepest pair. */
export function leastSeparation(a: readonly Convex[], b: readonly Convex[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const partA of a) for (const partB of b) least = Math.min(least, separation(partA, partB))
  return least
}

/** Guides reach at most this far over the squares, so squares deeper or farther apart than both reaches decide alone. */
const bothReaches = 2 * 1.77

/** A body that many others are measured against. */
export interface Still {
  readonly body: Body
  readonly square: Convex
  readonly parts: readonly Convex[]
}

export const still = (body: Body, guides: boolean): Still => ({
  body,
  square: squareOf(body),
  parts: partsOf(body, guides),
})

/**
 * Signed distance of two bodies in mm. Exact between −0.1 and 0.1; elsewhere a bound on the safe side:
 * never farther from zero than the truth.
 */
export function bodySeparation(moving: Body, other: Still, guides: boolean): number {
  const [a, b] = [moving.pose, other.body.pose]
  const reach = (baseOf[moving.size] + baseOf[other.body.size]) * Math.SQRT1_2 + 0.1
  const apart = Math.hypot(a.x - b.x, a.y - b.y) - reach
  if (apart > 0) return apart + 0.1
  const squares = separation(squareOf(moving), other.square)
  if (!guides || squares < -0.1) return squares
  if (squares > bothReaches + 0.1) return squares - bothReaches
  return leastSeparation(partsOf(moving, true), other.parts)
}
