/** Bodies laid on the plane: the union of the base's square and its four guides: design §4. */
import { GUIDE_DEPTH, GUIDES, half, SQUARES } from './base.ts'
import { at, type Flat } from './flat.ts'
import { type Disc, type Part, partOf, partsOf } from './part.ts'
import { place } from './pose.ts'
import type { Body, Convex, Pose, Size } from './types.ts'

/** A part of a body: where it is now, and where it sits on the ship as [right, front]. */
interface ShipPart extends Part {
  x: number
  y: number
  readonly corners: number[]
  readonly normals: number[]
  readonly onShip: Part
  /** The laying that its corners belong to. */
  laying: number
}

/**
 * A body that can be laid down again and again without allocating anything.
 * Corners are worked out when they are first asked for: most bodies are ruled out by their disc.
 */
export interface Laid extends Pose, Disc {
  x: number
  y: number
  dx: number
  dy: number
  readonly half: number
  readonly guideDepth: number
  readonly square: ShipPart
  readonly guides: readonly ShipPart[]
  /** Counts how often it was laid. */
  laying: number
  /** The guides that were last asked for. */
  readonly nearGuides: Part[]
}

function shipPart(convex: Convex): ShipPart {
  const onShip = partOf(convex)
  return { ...onShip, corners: [...onShip.corners], normals: [...onShip.normals], onShip, laying: 0 }
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
    laying: 0,
    nearGuides: [],
  }
}

export function lay(body: Laid, x: number, y: number, dx: number, dy: number): Laid {
  body.x = x
  body.y = y
  body.dx = dx
  body.dy = dy
  body.laying += 1
  return body
}

function layPart(part: ShipPart, { x, y, dx, dy, laying }: Laid): Part {
  if (part.laying === laying) return part
  const { onShip, corners, normals } = part
  part.laying = laying
  part.x = x + onShip.x * dy + onShip.y * dx
  part.y = y - onShip.x * dx + onShip.y * dy
  turn(onShip.corners, dx, dy, corners, x, y)
  turn(onShip.normals, dx, dy, normals, 0, 0)
  return part
}

/** Turns a list of [right, front] to a heading, and shifts it. */
function turn(list: Flat, dx: number, dy: number, turned: number[], x: number, y: number): void {
  for (let i = 0; i < list.length; i += 2) {
    const right = at(list, i)
    const front = at(list, i + 1)
    turned[i] = x + right * dy + front * dx
    turned[i + 1] = y - right * dx + front * dy
  }
}

export const squareOf = (body: Laid): Part => layPart(body.square, body)

/** The guides that may be within `gap` mm of a part. The list is overwritten when the body is asked again. */
export function guidesNear(body: Laid, part: Disc, gap: number): readonly Part[] {
  const { guides, nearGuides, dx, dy } = body
  const x = part.x - body.x
  const y = part.y - body.y
  nearGuides.length = 0
  for (const guide of guides) {
    const right = x * dy - y * dx - guide.onShip.x
    const front = x * dx + y * dy - guide.onShip.y
    const reach = guide.reach + part.reach + gap
    if (right * right + front * front <= reach * reach) nearGuides.push(layPart(guide, body))
  }
  return nearGuides
}

/** The same for another body, of which the square and what its guides add to it is looked at. */
export function guidesToward(body: Laid, other: Laid, gap: number): readonly Part[] {
  const { guides, nearGuides, dx, dy } = body
  const x = body.x - other.x
  const y = body.y - other.y
  nearGuides.length = 0
  for (const guide of guides) {
    const fromX = x + guide.onShip.x * dy + guide.onShip.y * dx
    const fromY = y - guide.onShip.x * dx + guide.onShip.y * dy
    const reach = other.half + guide.reach + gap
    if (Math.abs(fromX * other.dy - fromY * other.dx) > reach) continue
    if (Math.abs(fromX * other.dx + fromY * other.dy) > reach + other.guideDepth) continue
    nearGuides.push(layPart(guide, body))
  }
  return nearGuides
}

/** Spare bodies: a call that needs some takes them from the start again, so no two of its bodies are the same. */
export type Pool = Readonly<Record<Size, Shelf>>

interface Shelf {
  readonly bodies: Laid[]
  taken: number
}

const newShelf = (): Shelf => ({ bodies: [], taken: 0 })

export const newPool = (): Pool => ({ small: newShelf(), medium: newShelf(), large: newShelf() })

export function takeAgain({ small, medium, large }: Pool): void {
  small.taken = 0
  medium.taken = 0
  large.taken = 0
}

export function take({ small, medium, large }: Pool, size: Size): Laid {
  // Faster than looking the shelf up by a changing name.
  const shelf = size === 'small' ? small : size === 'medium' ? medium : large
  const spare = shelf.bodies[shelf.taken]
  shelf.taken += 1
  if (spare !== undefined) return spare
  const made = newBody(size)
  shelf.bodies.push(made)
  return made
}

/** The body's outline in convex parts, in table coordinates: the square first, then the guides. */
export function bodyParts({ size, pose }: Body, guides: boolean): readonly Convex[] {
  const parts = guides ? [SQUARES[size], ...GUIDES[size]] : [SQUARES[size]]
  return parts.map(part => part.map(([right, front]) => place(pose, right, front)))
}

/** What is measured from and to, in convex parts in table coordinates: the base without guides, or a remote's token. */
export function outlineOf(body: Body): readonly Flat[] {
  return body.token === undefined ? [squareCorners(body)] : partsOf(body.token).parts.map(({ corners }) => corners)
}

/** The corners of the base without guides, in table coordinates. */
export function squareCorners({ size, pose }: Body): Flat {
  return SQUARES[size].flatMap(([right, front]) => place(pose, right, front))
}
