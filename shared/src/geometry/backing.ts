/** Backing up along a template until no ship is overlapped: design §4, rules/dial.md §5.2. */
import { guidesToward, type Laid, lay, squareOf } from './body.ts'
import { moveTo, newMotion } from './motion.ts'
import { deeper, farApart, laidOverlap, laidWithin, OVERLAP, squareDepth } from './overlap.ts'
import type { Part } from './part.ts'
import { ahead, endOf, type Path, type Place, stepBack } from './path.ts'
import { pairStep } from './step.ts'
import type { Stance } from './template.ts'

/** Once a ship is backed over, the way goes on until it is penetrated no deeper than this. */
const FREE = 1e-9

/** Ships within this distance are met at the same place. */
const TOGETHER = 1e-6

/** A ship that is met head on is overlapped this many mm ahead. */
const AHEAD = 1e-4

export interface Contact {
  readonly place: Place
  readonly stance: Stance
  /** Whether it is the start pose. */
  readonly atStart: boolean
  /** The ship whose contact ended the backing up. */
  readonly blocker: number
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

/** A ship that is overlapped, and how far can be backed up before it may be free. */
interface Hold {
  ship: number
  step: number
}

/**
 * Backs a ship up from the end of its path, where it overlaps another, to the first place where it overlaps none.
 * Each step provably keeps some pair of parts in one another, so no free place is passed over.
 * At the start of the path the ship stays, whatever it touches. The mover is left laid where it stops.
 */
export function backUp(way: Way): Contact {
  const place = endOf(way.path)
  const backedOver: boolean[] = []
  const hold: Hold = { ship: -1, step: 0 }
  let moves = true
  layAt(way, place)
  holdLongest(hold, way, backedOver)
  let blocker = hold.ship
  while (moves && hold.step > 0) {
    blocker = hold.ship
    moves = stepBack(way.path, place, hold.step)
    layAt(way, place)
    holdLongest(hold, way, backedOver)
  }
  const { x, y, dx, dy } = motion
  return { place, stance: { x, y, dx, dy }, atStart: !moves, blocker }
}

/** A step this long is taken without looking for a longer one. */
const LONG = 3

/** Finds an overlapped ship that holds the mover long: the one before, or the one that holds it longest. Step 0 if none is overlapped. */
function holdLongest(hold: Hold, way: Way, backedOver: boolean[]): void {
  const before = hold.ship
  hold.step = 0
  if (before >= 0) holdBy(hold, before, way, backedOver)
  for (let ship = 0; ship < way.others.length && hold.step < LONG; ship++) {
    if (ship !== before) holdBy(hold, ship, way, backedOver)
  }
}

function holdBy(hold: Hold, ship: number, way: Way, backedOver: boolean[]): void {
  const other = way.others[ship]
  if (other === undefined || farApart(way.mover, other, 0)) return
  const step = stepOver(way, other, backedOver[ship] ? FREE : OVERLAP)
  backedOver[ship] = step > 0
  if (step > hold.step) {
    hold.step = step
    hold.ship = ship
  }
}

/** A length that can be backed up while some pair of parts stays in one another: the largest over the pairs; 0 if none is. */
function stepOver({ mover, guides }: Way, other: Laid, limit: number): number {
  const depth = squareDepth(mover, other)
  // Deep squares hold long enough; guides decide the last few mm, and stand out no farther than this.
  const reach = mover.guideDepth + other.guideDepth
  if (depth < -reach) return 0
  let longest = depth > limit ? pairStep(motion, squareOf(mover), squareOf(other)) : 0
  if (!guides || depth > reach) return longest
  const otherGuides = guidesToward(other, mover, 0)
  for (const guide of guidesToward(mover, other, 0)) {
    longest = Math.max(longest, guideStep(guide, squareOf(other), limit))
    for (const otherGuide of otherGuides) longest = Math.max(longest, guideStep(guide, otherGuide, limit))
  }
  for (const otherGuide of otherGuides) longest = Math.max(longest, guideStep(squareOf(mover), otherGuide, limit))
  return longest
}

/** Most pairs with guides are apart, which is seen faster than how long others last. */
const guideStep = (part: Part, other: Part, limit: number) =>
  deeper(part, other, limit) ? pairStep(motion, part, other) : 0

/**
 * The ships last backed over: the one whose contact ended it, and those of the touched ones that were met at the same
 * place and are overlapped as soon ahead of it. The mover is left laid where it stops.
 */
export function lastBackedOver(way: Way, { place, blocker }: Contact, touching: readonly number[]): readonly number[] {
  const { path, mover, others, guides } = way
  const those = (holds: (other: Laid) => boolean) => (index: number) => {
    const other = others[index]
    return other !== undefined && holds(other)
  }
  const together = touching.filter(those(other => laidWithin(mover, other, TOGETHER, guides)))
  if (together.length < 2) return [blocker]
  const overlappedAhead = (step: number) => {
    layAt(way, ahead(path, place, step))
    return together.filter(those(other => laidOverlap(mover, other, guides)))
  }
  // All may only be grazed, on a curve: then they are overlapped a little later.
  let step = AHEAD
  while (step < 1 && overlappedAhead(step).length === 0) step *= 2
  const first = overlappedAhead(4 * step)
  layAt(way, place)
  return together.filter(index => index === blocker || first.includes(index))
}
