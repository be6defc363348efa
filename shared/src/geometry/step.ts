/** Steps back that provably keep two parts in one another: design §4 (backing up). */
import { at } from './flat.ts'
import type { Motion } from './motion.ts'
import type { Part } from './part.ts'

/** Two convex parts stay in one another as long as they do along every separating axis. */
export function pairStep(motion: Motion, part: Part, other: Part): number {
  return Math.min(stepAlongOther(motion, part, other), stepAlongMover(motion, part, other))
}

/** The axes that stand still: the edges of the other part, against the mover's deepest corner. */
function stepAlongOther(motion: Motion, part: Part, other: Part): number {
  const { pivotX, pivotY, velocityX, velocityY, turn, bend } = motion
  let shortest = Infinity
  for (let edge = 0; edge < other.normals.length; edge += 2) {
    const nx = at(other.normals, edge)
    const ny = at(other.normals, edge + 1)
    const corner = deepestCorner(part, nx, ny)
    const x = at(part.corners, corner)
    const y = at(part.corners, corner + 1)
    const depth = nx * (at(other.corners, edge) - x) + ny * (at(other.corners, edge + 1) - y)
    const fromX = x - pivotX
    const fromY = y - pivotY
    const rate = nx * (turn * fromY - velocityX) - ny * (turn * fromX + velocityY)
    if (outlasts(depth, rate, bend * (Math.abs(fromX) + Math.abs(fromY)), shortest)) continue
    const step = lasting(depth, rate, bend * Math.sqrt(fromX * fromX + fromY * fromY))
    if (step < shortest) shortest = step
  }
  return shortest
}

/** The axes that turn with the mover: its edges, against the other part's deepest corner. */
function stepAlongMover(motion: Motion, part: Part, other: Part): number {
  const { pivotX, pivotY, velocityX, velocityY, turn, bend, drift, rest } = motion
  let shortest = Infinity
  for (let edge = 0; edge < part.normals.length; edge += 2) {
    const nx = at(part.normals, edge)
    const ny = at(part.normals, edge + 1)
    const corner = deepestCorner(other, nx, ny)
    const x = at(other.corners, corner)
    const y = at(other.corners, corner + 1)
    const depth = nx * (at(part.corners, edge) - x) + ny * (at(part.corners, edge + 1) - y)
    const fromX = x - pivotX
    const fromY = y - pivotY
    const rate = nx * (velocityX - turn * fromY) + ny * (velocityY + turn * fromX)
    if (outlasts(depth, rate, bend * (Math.abs(fromX) + Math.abs(fromY) + rest) + drift, shortest)) continue
    const step = lasting(depth, rate, bend * (Math.sqrt(fromX * fromX + fromY * fromY) + rest) + drift)
    if (step < shortest) shortest = step
  }
  return shortest
}

/** The index of the corner that lies farthest behind an edge with this normal. */
function deepestCorner({ corners }: Part, nx: number, ny: number): number {
  let deepest = 0
  let least = Infinity
  for (let corner = 0; corner < corners.length; corner += 2) {
    const along = nx * at(corners, corner) + ny * at(corners, corner + 1)
    if (along < least) {
      least = along
      deepest = corner
    }
  }
  return deepest
}

/** Whether a depth surely lasts longer than `step`, told without a root. */
const outlasts = (depth: number, rate: number, bend: number, step: number) =>
  depth + step * (rate - (bend * step) / 2) > 0

/**
 * How long a depth above 0 lasts that changes at this rate and never bends down by more: the root of
 * depth + rate·s − bend·s²/2. Not a number when nothing changes: no step is then too long, and comparisons pass over it.
 */
function lasting(depth: number, rate: number, bend: number): number {
  if (depth <= 0) return 0
  const root = Math.sqrt(rate * rate + 2 * bend * depth)
  return rate < 0 ? (2 * depth) / (root - rate) : (rate + root) / bend
}
