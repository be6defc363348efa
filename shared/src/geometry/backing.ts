/** Backing up along a template until no ship is overlapped: design §4, rules/dial.md §5.2. */
import { guidesOf, type Laid, lay, squareOf } from './body.ts'
import { deeper, laidOverlap, laidWithin, squareDepth } from './overlap.ts'
import type { Part, Spot } from './part.ts'
import { endOf, justAhead, moveTo, newMotion, type Path, type Place, stepBack } from './path.ts'
import type { Stance } from './template.ts'

/** Once a ship is backed over, the way goes on until it is penetrated no deeper than this. */
const FREE = 1e-9

/** Parts within this distance are met at the same place. */
const TOGETHER = 1e-6

export interface Contact {
  readonly place: Place
  readonly stance: Stance
  /** Whether it is the start pose. */
  readonly atStart: boolean
  /** Indices of the ships last backed over, ascending. */
  readonly last: readonly number[]
}

/** A ship to be backed along a template, and what stands around it, in the template's frame. */
export interface Way {
  readonly path: Path
  readonly mover: Laid
  /** A sideslipping ship is led sideways: its guides stand at its sides as it is led. */
  readonly sideways: boolean
  readonly others: readonly Laid[]
  readonly guides: boolean
}

const motion = newMotion()

/** Lays the mover where it is led. */
export function layLed({ mover, sideways }: Way, { x, y, dx, dy }: Stance): void {
  if (sideways) lay(mover, x, y, dy, -dx)
  else lay(mover, x, y, dx, dy)
}

const layAt = (way: Way, place: Place) => layLed(way, moveTo(motion, way.path, place))

/**
 * Backs a ship up from the end of its path, where it overlaps another, to the first place where it overlaps none.
 * Each step provably keeps some pair of parts in one another, so no free place is passed over.
 * At the start of the path the ship stays, whatever it touches. The mover is left laid where it stops.
 */
export function backUp(way: Way): Contact {
  const place = endOf(way.path)
  layAt(way, place)
  let blocker = firstOverlap(way)
  let last = blocker
  let moves = true
  while (moves && blocker >= 0) {
    last = blocker
    const step = stepOver(way, blocker)
    if (step === 0) blocker = firstOverlap(way)
    else {
      moves = stepBack(way.path, place, step)
      layAt(way, place)
    }
  }
  const allLast = lastBackedOver(way, place, last)
  const { x, y, dx, dy } = motion
  return { place, stance: { x, y, dx, dy }, atStart: !moves, last: allLast }
}

/** The index of the first ship that the mover overlaps where it is laid; −1 for none. */
function firstOverlap({ mover, others, guides }: Way): number {
  return others.findIndex(other => laidOverlap(mover, other, guides))
}

/** The ship whose contact ended the backing up, and those met at the same place: touched here, overlapped just ahead. */
function lastBackedOver(way: Way, place: Place, last: number): readonly number[] {
  const { path, mover, others, guides } = way
  const met = others.map((other, index) => index === last || laidWithin(mover, other, TOGETHER, guides))
  if (met.filter(Boolean).length === 1) return [last]
  layAt(way, justAhead(path, place))
  const all = others.flatMap((other, index) =>
    index === last || (met[index] && laidOverlap(mover, other, guides)) ? [index] : [],
  )
  layAt(way, place)
  return all
}

/** A length that can be backed up while some pair of parts stays in one another: the largest over the pairs; 0 if none is. */
function stepOver({ mover, others, guides }: Way, blocker: number): number {
  const other = others[blocker]
  if (other === undefined) throw new Error(`no ship ${blocker} to back over`)
  const depth = squareDepth(mover, other)
  const square = squareOf(mover)
  const otherSquare = squareOf(other)
  let longest = depth > FREE ? pairStep(square, otherSquare) : 0
  // Guides stay in the other ship no longer than the squares do, but for the last few mm.
  const reach = mover.guideDepth + other.guideDepth
  if (!guides || depth > reach || depth < -reach) return longest
  for (const guide of guidesOf(mover)) {
    longest = Math.max(longest, guideStep(guide, otherSquare))
    for (const otherGuide of guidesOf(other)) longest = Math.max(longest, guideStep(guide, otherGuide))
  }
  for (const otherGuide of guidesOf(other)) longest = Math.max(longest, guideStep(square, otherGuide))
  return longest
}

/** Most pairs with guides are apart, which is seen faster than how long others last. */
const guideStep = (part: Part, other: Part) => (deeper(part, other, FREE) ? pairStep(part, other) : 0)

/** Two convex parts stay in one another as long as they do along every separating axis; 0 if they are not. */
function pairStep(part: Part, other: Part): number {
  const still = stepAlongOther(part, other)
  return still === 0 ? 0 : Math.min(still, stepAlongMover(part, other))
}

/** The axes that stand still: the edges of the other part, against the mover's deepest corner. */
function stepAlongOther(part: Part, other: Part): number {
  let shortest = Infinity
  for (const edge of other.corners) {
    let deepest = -Infinity
    let corner: Spot = edge
    for (const candidate of part.corners) {
      const inside = edge.nx * (edge.x - candidate.x) + edge.ny * (edge.y - candidate.y)
      if (inside > deepest) {
        deepest = inside
        corner = candidate
      }
    }
    if (deepest <= FREE) return 0
    const x = corner.x - motion.pivotX
    const y = corner.y - motion.pivotY
    const rate = edge.nx * (motion.turn * y - motion.velocityX) - edge.ny * (motion.turn * x + motion.velocityY)
    const step = lasting(deepest, rate, motion.bend * Math.sqrt(x * x + y * y))
    if (step < shortest) shortest = step
  }
  return shortest
}

/** The axes that turn with the mover: its edges, against the other part's deepest corner. */
function stepAlongMover(part: Part, other: Part): number {
  let shortest = Infinity
  for (const edge of part.corners) {
    let deepest = -Infinity
    let corner: Spot = edge
    for (const candidate of other.corners) {
      const inside = edge.nx * (edge.x - candidate.x) + edge.ny * (edge.y - candidate.y)
      if (inside > deepest) {
        deepest = inside
        corner = candidate
      }
    }
    if (deepest <= FREE) return 0
    const x = corner.x - motion.pivotX
    const y = corner.y - motion.pivotY
    const rate = edge.nx * (motion.velocityX - motion.turn * y) + edge.ny * (motion.velocityY + motion.turn * x)
    const bend = motion.bend * (Math.sqrt(x * x + y * y) + motion.rest) + motion.drift
    const step = lasting(deepest, rate, bend)
    if (step < shortest) shortest = step
  }
  return shortest
}

/**
 * How long a depth lasts that changes at this rate and never bends down by more: the root of depth + rate·s − bend·s²/2.
 * Not a number when nothing changes: no step is then too long, and comparisons pass over it.
 */
function lasting(depth: number, rate: number, bend: number): number {
  const root = Math.sqrt(rate * rate + 2 * bend * depth)
  return rate < 0 ? (2 * depth) / (root - rate) : (rate + root) / bend
}
