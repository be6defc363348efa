/** Bases with guides as polygons, and how far apart or how deep in one another they are: design §4, rules/dial.md §4.1. */
import type { Body, Convex, Point, Pose, Size } from '../../src/geometry/types.ts'
import { baseOf } from './path.ts'
import { separation } from './separation.ts'

const guideReach: Readonly<Record<Size, number>> = { small: 1.59, medium: 1.68, large: 1.77 }

const onPose = ({ x, y, dx, dy }: Pose, outline: Convex): Convex =>
  outline.map(([right, ahead]): Point => [x + right * dy + ahead * dx, y - right * dx + ahead * dy])

const turned = (outline: Convex): Convex => outline.map(([x, y]): Point => [-x, -y])
const mirrored = (outline: Convex): Convex => outline.map(([x, y]): Point => [-x, y]).reverse()

function outlinesOf(size: Size): { readonly square: Convex; readonly guides: readonly Convex[] } {
  const h = baseOf[size] / 2
  const tip = h + guideReach[size]
  const frontRight: Convex = [
    [9.9, h],
    [13.6, h],
    [12.7, tip],
    [11, tip],
  ]
  const frontLeft = mirrored(frontRight)
  const square: Convex = [
    [-h, -h],
    [h, -h],
    [h, h],
    [-h, h],
  ]
  return { square, guides: [frontRight, frontLeft, turned(frontRight), turned(frontLeft)] }
}

const outlines = { small: outlinesOf('small'), medium: outlinesOf('medium'), large: outlinesOf('large') }

/** The square of a base, counter-clockwise. */
export const squareOf = ({ size, pose }: Body): Convex => onPose(pose, outlines[size].square)

/** The four guide trapezoids, counter-clockwise. */
const guidesOf = ({ size, pose }: Body): Convex[] => outlines[size].guides.map(guide => onPose(pose, guide))

export const partsOf = (body: Body, guides: boolean): Convex[] =>
  guides ? [squareOf(body), ...guidesOf(body)] : [squareOf(body)]

/** The least signed distance of any pair of parts; below zero the depth of the deepest pair. */
export function leastSeparation(a: readonly Convex[], b: readonly Convex[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const partA of a) for (const partB of b) least = Math.min(least, separation(partA, partB))
  return least
}

/** A body that many others are measured against. */
export interface Still {
  readonly body: Body
  readonly square: Convex
  readonly guides: readonly Convex[]
}

export const still = (body: Body, guides: boolean): Still => ({
  body,
  square: squareOf(body),
  guides: guides ? guidesOf(body) : [],
})

/** Guides reach at most this far over the squares, so squares deeper or farther apart than both reaches decide alone. */
const bothReaches = 2 * 1.77
/** Within this of contact a separation is exact. */
const near = 0.1
/** No guide is farther across from its middle than this. */
const guideRadius = 2.1

/**
 * Signed distance of two bodies in mm. Exact between −0.1 and 0.1; elsewhere a bound on the safe side:
 * never farther from zero than the truth.
 */
export function bodySeparation(moving: Body, other: Still, guides: boolean): number {
  const [a, b] = [moving.pose, other.body.pose]
  const apart = Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))
  const bound = apart - (baseOf[moving.size] + baseOf[other.body.size]) * Math.SQRT1_2
  if (bound > near) return bound
  const square = squareOf(moving)
  const squares = separation(square, other.square)
  if (!guides || squares < -near) return squares
  if (squares > bothReaches + near) return squares - bothReaches
  const ours = guidesOf(moving)
  return Math.min(
    squares,
    guidesAndSquare(ours, other.body, other.square),
    guidesAndSquare(other.guides, moving, square),
    guidesAndGuides(ours, other.guides),
  )
}

const middleOf = (guide: Convex): Point => {
  const [a, b, c, d] = guide
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    throw new Error('a guide has four corners')
  return [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4]
}

/** Guides against the other's square; those whose circle is well clear of it give that distance. */
function guidesAndSquare(guides: readonly Convex[], { size, pose }: Body, square: Convex): number {
  const h = baseOf[size] / 2
  let least = Number.POSITIVE_INFINITY
  for (const guide of guides) {
    const [x, y] = middleOf(guide)
    const right = (x - pose.x) * pose.dy - (y - pose.y) * pose.dx
    const ahead = (x - pose.x) * pose.dx + (y - pose.y) * pose.dy
    const bound = Math.max(Math.abs(right), Math.abs(ahead)) - h - guideRadius
    least = Math.min(least, bound > near ? bound : separation(guide, square))
  }
  return least
}

function guidesAndGuides(ours: readonly Convex[], theirs: readonly Convex[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const a of ours) {
    const [ax, ay] = middleOf(a)
    for (const b of theirs) {
      const [bx, by] = middleOf(b)
      const bound = Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by)) - 2 * guideRadius
      least = Math.min(least, bound > near ? bound : separation(a, b))
    }
  }
  return least
}
