/** The edges of the play area: rules/dial.md §5.6 and rules/dial.md §1.2. */
import { GUIDE_DEPTH, half } from './base.ts'
import { bodyParts, guidesNear, type Laid, squareOf } from './body.ts'
import { at } from './flat.ts'
import { OVERLAP } from './overlap.ts'
import type { Part } from './part.ts'
import type { Area, Body, Convex, Shape } from './types.ts'

/** Whether a laid body has any part outside; contact with the edge is not outside. */
export function laidOutside(body: Laid, area: Area, guides: boolean): boolean {
  if (area === null) return false
  const [width, height] = area
  const { x, y, reach } = body
  if (x >= reach && y >= reach && x <= width - reach && y <= height - reach) return false
  const parts = guides ? [squareOf(body), ...guidesNear(body, body, 0)] : [squareOf(body)]
  return parts.some(part => partOutside(part, width, height))
}

function partOutside({ corners }: Part, width: number, height: number): boolean {
  for (let i = 0; i < corners.length; i += 2) {
    const [x, y] = [at(corners, i), at(corners, i + 1)]
    if (x < -OVERLAP || y < -OVERLAP || x > width + OVERLAP || y > height + OVERLAP) return true
  }
  return false
}

/** A rectangle [left, low, right, high] in mm. */
export type Box = readonly [left: number, low: number, right: number, high: number]

const within = (parts: readonly Convex[], [left, low, right, high]: Box, slack: number) =>
  parts.every(part =>
    part.every(([x, y]) => x >= left - slack && y >= low - slack && x <= right + slack && y <= high + slack),
  )

/** Whether a body lies wholly inside a rectangle; contact with its edge is inside. */
export function bodyWithin(body: Body, box: Box, guides: boolean): boolean {
  return roundlyWithin(body, box) || within(bodyParts(body, guides), box, OVERLAP)
}

/** A quick look at a square around the base and its guides. */
function roundlyWithin({ size, pose: { x, y, dx, dy } }: Body, [left, low, right, high]: Box): boolean {
  const reach = (half(size) + GUIDE_DEPTH[size]) * (Math.abs(dx) + Math.abs(dy))
  return x - reach >= left && y - reach >= low && x + reach <= right && y + reach <= high
}

/** Whether a body lies wholly inside the area. */
export function insideArea(body: Body, area: Area, guides: boolean): boolean {
  return area === null || bodyWithin(body, [0, 0, area[0], area[1]], guides)
}

/** Whether a shape lies wholly inside the area. */
export function shapeInsideArea({ parts }: Shape, area: Area): boolean {
  return area === null || within(parts, [0, 0, area[0], area[1]], OVERLAP)
}

/** Whether every point of a shape lies farther than `margin` mm from every edge of the area: beyond the range of that band. */
export function beyondEdges({ parts }: Shape, [width, height]: Exclude<Area, null>, margin: number): boolean {
  const outer = margin + 2 * OVERLAP
  return within(parts, [outer, outer, width - outer, height - outer], OVERLAP)
}

/** A base within this distance of its own edge fills the strip down to it. */
const FLUSH = 0.05

/**
 * Deployment: the whole base inside the area and within `depth` mm of its own edge (`low` is y = 0, `high` the far edge).
 * A large base may stick out of the strip when it fills the strip's depth (rules/dial.md §12 A57).
 */
export function inDeployment(
  body: Body,
  area: Exclude<Area, null>,
  edge: 'low' | 'high',
  depth: number,
  guides: boolean,
): boolean {
  if (!insideArea(body, area, guides)) return false
  const [width, height] = area
  const strip: Box = edge === 'low' ? [0, 0, width, depth] : [0, height - depth, width, height]
  if (bodyWithin(body, strip, guides)) return true
  const heights = bodyParts(body, guides).flatMap(part => part.map(([, y]) => (edge === 'low' ? y : height - y)))
  return body.size === 'large' && Math.min(...heights) <= FLUSH
}
