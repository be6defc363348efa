/** What overlaps and what touches: design §4, rules/dial.md §5.1. */
import { guidesNear, guidesToward, type Laid, lay, newBody, squareOf } from './body.ts'
import { gapBetween } from './closest.ts'
import { at, type Flat } from './flat.ts'
import { type Disc, type Part, type Parts, partsOf } from './part.ts'
import type { Body, Shape, Size } from './types.ts'

/** Parts that penetrate deeper than this overlap. */
export const OVERLAP = 1e-7

/** Bodies that do not overlap and are within this distance touch. */
export const TOUCH = 0.05

/** Whether two discs are more than `gap` apart, so that nothing in them can be nearer. */
export function farApart(a: Disc, b: Disc, gap: number): boolean {
  const x = b.x - a.x
  const y = b.y - a.y
  const reach = a.reach + b.reach + gap
  return x * x + y * y > reach * reach
}

/**
 * How deep the squares of two bodies penetrate: the least shift that frees them.
 * Below 0 they are apart, by at least that much.
 */
export function squareDepth(a: Laid, b: Laid): number {
  const x = b.x - a.x
  const y = b.y - a.y
  // How far each square reaches along an axis of the other, in halves of its side.
  const spread = Math.abs(a.dx * b.dx + a.dy * b.dy) + Math.abs(a.dx * b.dy - a.dy * b.dx)
  const alongA = Math.max(Math.abs(x * a.dx + y * a.dy), Math.abs(x * a.dy - y * a.dx))
  const alongB = Math.max(Math.abs(x * b.dx + y * b.dy), Math.abs(x * b.dy - y * b.dx))
  return Math.min(a.half + spread * b.half - alongA, b.half + spread * a.half - alongB)
}

/** Whether two parts penetrate by more than `limit` along every edge normal; a negative limit lets them stand apart. */
export function deeper(a: Part, b: Part, limit: number): boolean {
  return !farApart(a, b, -limit) && deeperAlong(a, b, limit) && deeperAlong(b, a, limit)
}

function deeperAlong(edges: Part, other: Part, limit: number): boolean {
  const { corners, normals } = edges
  for (let i = 0; i < normals.length; i += 2) {
    const nx = at(normals, i)
    const ny = at(normals, i + 1)
    const offset = nx * at(corners, i) + ny * at(corners, i + 1) - limit
    // The disc around the other part rules out most.
    if (nx * other.x + ny * other.y - other.reach >= offset) return false
    if (!someBehind(other.corners, nx, ny, offset)) return false
  }
  return true
}

function someBehind(corners: Flat, nx: number, ny: number, offset: number): boolean {
  for (let i = 0; i < corners.length; i += 2) if (nx * at(corners, i) + ny * at(corners, i + 1) < offset) return true
  return false
}

/** Whether a guide of one body and any part of the other, or the other way round, answers the question. */
function someGuide(a: Laid, b: Laid, limit: number, asked: (a: Part, b: Part, limit: number) => boolean): boolean {
  const guides = guidesToward(a, b, TOUCH)
  const others = guidesToward(b, a, TOUCH)
  for (const guide of guides) {
    if (asked(guide, squareOf(b), limit)) return true
    for (const other of others) if (asked(guide, other, limit)) return true
  }
  for (const other of others) if (asked(squareOf(a), other, limit)) return true
  return false
}

const within = (a: Part, b: Part, gap: number) =>
  deeper(a, b, -gap) && (deeper(a, b, 0) || gapBetween(a.corners, b.corners) <= gap)

/** Whether two laid bodies overlap by more than 1e-7 mm. */
export function laidOverlap(a: Laid, b: Laid, guides: boolean): boolean {
  if (farApart(a, b, 0)) return false
  const depth = squareDepth(a, b)
  if (depth > OVERLAP) return true
  // No part of a body stands out of its square by more than its guides do.
  return guides && depth > -(a.guideDepth + b.guideDepth) && someGuide(a, b, OVERLAP, deeper)
}

/** Whether two laid bodies overlap or have no more than a gap between them. */
export function laidWithin(a: Laid, b: Laid, gap: number, guides: boolean): boolean {
  if (farApart(a, b, gap)) return false
  const depth = squareDepth(a, b)
  if (depth >= 0) return true
  if (depth >= -gap && within(squareOf(a), squareOf(b), gap)) return true
  return guides && depth >= -(a.guideDepth + b.guideDepth + gap) && someGuide(a, b, gap, within)
}

/** Whether two laid bodies overlap or touch. */
export const laidTouch = (a: Laid, b: Laid, guides: boolean): boolean => laidWithin(a, b, TOUCH, guides)

/** Whether a laid body lies on some part of a shape by more than 1e-7 mm. */
export function laidOn(body: Laid, shape: Parts, guides: boolean): boolean {
  if (farApart(body, shape, 0)) return false
  for (const part of shape.parts) {
    if (farApart(body, part, 0)) continue
    const square = squareOf(body)
    if (!guides) {
      if (deeper(square, part, OVERLAP)) return true
      continue
    }
    if (!deeper(square, part, -body.guideDepth)) continue
    if (deeper(square, part, OVERLAP)) return true
    for (const guide of guidesNear(body, part, 0)) if (deeper(guide, part, OVERLAP)) return true
  }
  return false
}

/** Whether a laid body lies on a shape or is within 0.05 mm of it. */
export function laidTouchesShape(body: Laid, shape: Parts, guides: boolean): boolean {
  if (farApart(body, shape, TOUCH)) return false
  const bodyParts = guides ? [squareOf(body), ...guidesNear(body, shape, TOUCH)] : [squareOf(body)]
  return shape.parts.some(part => bodyParts.some(bodyPart => within(bodyPart, part, TOUCH)))
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
  if (body.token !== undefined) return shapesOverlap(body.token, shape)
  return laidOn(laid(first, body), partsOf(shape), guides)
}

/** Whether two shapes overlap. */
export function shapesOverlap(a: Shape, b: Shape): boolean {
  return partsOf(a).parts.some(partA => partsOf(b).parts.some(partB => deeper(partA, partB, OVERLAP)))
}
