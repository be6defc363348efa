/** What overlaps and what touches: design §4, rules/dial.md §5.1. */
import { guidesOf, type Laid, lay, newBody, squareOf } from './body.ts'
import { closest } from './closest.ts'
import { type Part, type Parts, partsOf } from './part.ts'
import type { Body, Shape, Size } from './types.ts'

/** Parts that penetrate deeper than this overlap. */
export const OVERLAP = 1e-7

/** Bodies that do not overlap and are within this distance touch. */
export const TOUCH = 0.05

/**
 * How deep two convex parts penetrate: the least shift that frees them.
 * Below 0 they are apart, by at least that much.
 */
export function depth(a: Part, b: Part): number {
  return Math.min(depthAlong(a, b), depthAlong(b, a))
}

/** The depth along the edge normals of the first part. */
function depthAlong(edges: Part, other: Part): number {
  let least = Infinity
  for (const edge of edges.corners) {
    let deepest = -Infinity
    for (const corner of other.corners) {
      const inside = edge.nx * (edge.x - corner.x) + edge.ny * (edge.y - corner.y)
      if (inside > deepest) deepest = inside
    }
    if (deepest < least) least = deepest
  }
  return least
}

/** Whether the discs around two things are more than `gap` apart, so that nothing in them can be nearer. */
export function farApart(a: Disc, b: Disc, gap: number): boolean {
  const [x, y, reach] = [b.x - a.x, b.y - a.y, a.reach + b.reach + gap]
  return x * x + y * y > reach * reach
}

interface Disc {
  readonly x: number
  readonly y: number
  readonly reach: number
}

/** Whether two parts penetrate by more than `limit`; a negative limit lets them stand apart. */
export function deeper(a: Part, b: Part, limit: number): boolean {
  return !farApart(a, b, -limit) && deeperAlong(a, b, limit) && deeperAlong(b, a, limit)
}

function deeperAlong(edges: Part, other: Part, limit: number): boolean {
  for (const edge of edges.corners) {
    let apart = true
    for (const corner of other.corners) {
      if (edge.nx * (edge.x - corner.x) + edge.ny * (edge.y - corner.y) > limit) {
        apart = false
        break
      }
    }
    if (apart) return false
  }
  return true
}

/** Whether some pair of parts of two bodies answers the question; squares are asked first, they answer most. */
export function somePair(a: Laid, b: Laid, guides: boolean, asked: (a: Part, b: Part) => boolean): boolean {
  if (asked(squareOf(a), squareOf(b))) return true
  if (!guides) return false
  for (const guide of guidesOf(a)) {
    if (asked(guide, squareOf(b))) return true
    for (const other of guidesOf(b)) if (asked(guide, other)) return true
  }
  for (const other of guidesOf(b)) if (asked(squareOf(a), other)) return true
  return false
}

const penetrate = (a: Part, b: Part) => deeper(a, b, OVERLAP)

const withinTouch = (a: Part, b: Part) =>
  deeper(a, b, -TOUCH) && (deeper(a, b, 0) || closest(a.corners, b.corners).distance <= TOUCH)

/** Whether two laid bodies overlap by more than 1e-7 mm. */
export function laidOverlap(a: Laid, b: Laid, guides: boolean): boolean {
  if (farApart(a, b, 0)) return false
  const squares = depth(squareOf(a), squareOf(b))
  if (squares > OVERLAP) return true
  // No part of a body stands out of its square by more than its guides do.
  return squares > -(a.guideDepth + b.guideDepth) && somePair(a, b, guides, penetrate)
}

/** Whether two laid bodies that do not overlap are within 0.05 mm of one another. */
export function laidTouch(a: Laid, b: Laid, guides: boolean): boolean {
  return !farApart(a, b, TOUCH) && somePair(a, b, guides, withinTouch)
}

/** Whether a laid body overlaps some part of a shape by more than 1e-7 mm. */
export function laidOnParts(body: Laid, shape: Parts, guides: boolean): boolean {
  if (farApart(body, shape, 0)) return false
  for (const part of shape.parts) {
    if (farApart(body, part, 0)) continue
    if (deeper(squareOf(body), part, OVERLAP)) return true
    if (guides) for (const guide of guidesOf(body)) if (deeper(guide, part, OVERLAP)) return true
  }
  return false
}

/** Whether a laid body lies on a shape or is within 0.05 mm of it. */
export function laidTouchesParts(body: Laid, shape: Parts, guides: boolean): boolean {
  if (farApart(body, shape, TOUCH)) return false
  const bodyParts = guides ? [squareOf(body), ...guidesOf(body)] : [squareOf(body)]
  return shape.parts.some(part => bodyParts.some(bodyPart => withinTouch(bodyPart, part)))
}

const newPair = (): Readonly<Record<Size, Laid>> => ({
  small: newBody('small'),
  medium: newBody('medium'),
  large: newBody('large'),
})
const [first, second] = [newPair(), newPair()]

const laid = (spare: Readonly<Record<Size, Laid>>, { size, pose }: Body) =>
  lay(spare[size], pose.x, pose.y, pose.dx, pose.dy)

/** Whether two bodies overlap: some pair of convex parts penetrates by more than 1e-7 mm. */
export function overlaps(a: Body, b: Body, guides: boolean): boolean {
  return laidOverlap(laid(first, a), laid(second, b), guides)
}

/** Whether two bodies touch: they do not overlap and are within 0.05 mm. */
export function touches(a: Body, b: Body, guides: boolean): boolean {
  const [laidA, laidB] = [laid(first, a), laid(second, b)]
  return laidTouch(laidA, laidB, guides) && !laidOverlap(laidA, laidB, guides)
}

/** The bodies that touch a body, by index, ascending: recompute after each move, turn or placement (rules/dial.md §5.1). */
export function touching(body: Body, others: readonly Body[], guides: boolean): number[] {
  return others.flatMap((other, index) => (touches(body, other, guides) ? [index] : []))
}

/** Whether a body lies on a shape. */
export function liesOn(body: Body, shape: Shape, guides: boolean): boolean {
  return laidOnParts(laid(first, body), partsOf(shape), guides)
}

/** Whether two shapes overlap. */
export function shapesOverlap(a: Shape, b: Shape): boolean {
  return partsOf(a).parts.some(partA => partsOf(b).parts.some(partB => deeper(partA, partB, OVERLAP)))
}
