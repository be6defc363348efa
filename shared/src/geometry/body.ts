/** Bodies laid on the plane: the union of the base's square and its four guides: design §4. */
import { GUIDE_DEPTH, GUIDES, half, SQUARES } from './base.ts'
import { type Corner, type Part, partOf, type Spot } from './part.ts'
import { place } from './pose.ts'
import type { Body, Convex, Point, Pose, Size } from './types.ts'

/** A corner that remembers where it sits on the ship: `right` and `front` mm, and its normal likewise. */
interface ShipCorner extends Corner {
  readonly right: number
  readonly front: number
  readonly normalRight: number
  readonly normalFront: number
}

interface ShipPart extends Part {
  readonly corners: readonly ShipCorner[]
  readonly right: number
  readonly front: number
}

/**
 * A body that can be laid down again and again without allocating anything.
 * Its parts are worked out when they are first asked for: most bodies are ruled out by their disc.
 */
export interface Laid extends Pose {
  x: number
  y: number
  dx: number
  dy: number
  readonly half: number
  readonly reach: number
  readonly guideDepth: number
  readonly square: ShipPart
  readonly guides: readonly ShipPart[]
  squareStale: boolean
  guidesStale: boolean
}

function shipPart(points: readonly Point[]): ShipPart {
  const { x, y, reach, corners } = partOf(points)
  const withShip = corners.map(corner => ({
    ...corner,
    right: corner.x,
    front: corner.y,
    normalRight: corner.nx,
    normalFront: corner.ny,
  }))
  return { x, y, reach, corners: withShip, right: x, front: y }
}

export function newBody(size: Size): Laid {
  return {
    x: 0,
    y: 0,
    dx: 0,
    dy: 1,
    half: half(size),
    reach: half(size) * Math.SQRT2,
    guideDepth: GUIDE_DEPTH[size],
    square: shipPart(SQUARES[size]),
    guides: GUIDES[size].map(shipPart),
    squareStale: false,
    guidesStale: false,
  }
}

export function lay(body: Laid, x: number, y: number, dx: number, dy: number): Laid {
  body.x = x
  body.y = y
  body.dx = dx
  body.dy = dy
  body.squareStale = true
  body.guidesStale = true
  return body
}

function layPart(part: ShipPart, { x, y, dx, dy }: Pose): void {
  part.x = x + part.right * dy + part.front * dx
  part.y = y - part.right * dx + part.front * dy
  for (const corner of part.corners) {
    corner.x = x + corner.right * dy + corner.front * dx
    corner.y = y - corner.right * dx + corner.front * dy
    corner.nx = corner.normalRight * dy + corner.normalFront * dx
    corner.ny = corner.normalFront * dy - corner.normalRight * dx
  }
}

export function squareOf(body: Laid): Part {
  if (body.squareStale) layPart(body.square, body)
  body.squareStale = false
  return body.square
}

export function guidesOf(body: Laid): readonly Part[] {
  if (body.guidesStale) for (const guide of body.guides) layPart(guide, body)
  body.guidesStale = false
  return body.guides
}

/** Spare bodies: a call that needs some takes them from the start again, so no two of its bodies are the same. */
export interface Pool {
  readonly bodies: Readonly<Record<Size, Laid[]>>
  readonly taken: Record<Size, number>
}

export const newPool = (): Pool => ({
  bodies: { small: [], medium: [], large: [] },
  taken: { small: 0, medium: 0, large: 0 },
})

export function takeAgain({ taken }: Pool): void {
  taken.small = 0
  taken.medium = 0
  taken.large = 0
}

export function take({ bodies, taken }: Pool, size: Size): Laid {
  const spare = bodies[size][taken[size]]
  taken[size] += 1
  if (spare !== undefined) return spare
  const made = newBody(size)
  bodies[size].push(made)
  return made
}

/** The body's outline in convex parts, in table coordinates: the square first, then the guides. For pictures. */
export function bodyParts({ size, pose }: Body, guides: boolean): readonly Convex[] {
  const parts = guides ? [SQUARES[size], ...GUIDES[size]] : [SQUARES[size]]
  return parts.map(part => part.map(([right, front]) => place(pose, right, front)))
}

/** The corners of the base without guides, in table coordinates. */
export function squareSpots({ size, pose }: Body): readonly Spot[] {
  return SQUARES[size].map(([right, front]) => {
    const [x, y] = place(pose, right, front)
    return { x, y }
  })
}
