/** The certificate of a contact pose: design §4 (the last paragraph of Geometry), rules/dial.md §5.2–5.3. */
import type { Course, Flight, Pose } from '../../src/geometry/types.ts'
import { type Findings, type Known, overlapDepth } from './findings.ts'
import { march, refine } from './march.ts'
import { arcLengthOf, baseOf, fastestPoint, onTable, poseAlong, poseOnTrack, trackOf } from './path.ts'
import { type Surroundings, shipDepths } from './surroundings.ts'

export interface Certified {
  /** Distance of the engine's pose from the oracle's, in mm; 0 for a contact that is not sharp. */
  readonly mm: number
  /** The depth rises so slowly above the contact that no place is sharp to 1e-6 mm. */
  readonly grazing: boolean
  /** The engine found a free window that the sampling stepped over. */
  readonly window: boolean
}

/** A contact is refined to this depth. */
const contactDepth = 1e-9
const sameMm = 1e-6
/** A contact that is not sharp may lie this far down the path at most. */
const grazingMm = 0.2
/** By so much later at the latest some ship is overlapped, however gently it is met. */
const soonMm = 2

export function certify(around: Surroundings, course: Course, answer: Flight, findings: Findings): Certified {
  const { pose: start, size } = around.mover
  const track = trackOf(course, size)
  const whole = track.base + track.length
  const poseAt = (u: number): Pose => onTable(start, course, poseAlong(track, Math.min(whole, u)))
  const depthsAt = (u: number): number[] => shipDepths(around, poseAt(u))
  const depthAt = (u: number): number => Math.max(...depthsAt(u))
  const apart = (a: Pose, b: Pose): number =>
    Math.max(Math.hypot(a.x - b.x, a.y - b.y), Math.hypot(a.dx - b.dx, a.dy - b.dy) * baseOf[size])

  const got = Math.min(whole, Math.max(0, arcLengthOf(track, poseOnTrack(start, course, answer.pose))))
  const off = apart(answer.pose, poseAt(got))
  findings.check(off <= sameMm, () => `pose: ${off} mm off the path`)

  const walk = { from: whole, to: 0, speed: fastestPoint(track) }
  const found = march(depthAt, contactDepth, walk)
  const top = found === null ? 0 : refine(depthAt, contactDepth, found)
  judgeLast(answer, got, depthsAt, findings)
  const mm = apart(answer.pose, poseAt(top))
  if (mm <= sameMm) return { mm, grazing: false, window: false }
  // Above the oracle's contact the pose itself is free and the ships above it overlap, which is checked besides.
  if (got > top) return { mm: 0, grazing: got <= top + grazingMm, window: got > top + grazingMm }
  const grazing = isGrazing(depthAt, got, top)
  findings.check(grazing, () => `pose: u ${got}, but u ${top} is free as well (${mm} mm above)`)
  return { mm: 0, grazing, window: false }
}

/** Between the two places no pose is clearly free and none clearly overlaps, and they are hardly apart. */
function isGrazing(depthAt: (u: number) => number, low: number, high: number): boolean {
  if (high - low > grazingMm) return false
  for (let share = 0; share <= 64; share++) {
    const depth = depthAt(low + ((high - low) * share) / 64)
    if (depth < -contactDepth || depth > overlapDepth) return false
  }
  return true
}

/** A tiny step later ships overlap, and these are the last ones backed over. */
function judgeLast({ last }: Flight, got: number, depthsAt: (u: number) => number[], findings: Findings): void {
  const here = depthsAt(got)
  for (let step = sameMm; step <= soonMm; step *= 2) {
    const later = depthsAt(got + step)
    const deepest = Math.max(...later)
    findings.check(deepest > -contactDepth, () => `pose: u ${got + step} is free as well`)
    if (deepest <= 2 * overlapDepth) continue
    findings.same(
      'last',
      last,
      later.map((depth, i) => isLast(here[i] ?? 0, depth)),
    )
    return
  }
  findings.check(false, () => `pose: nothing overlaps up to ${soonMm} mm later`)
}

/** Contacts this near to one another, in mm, may or may not count as met at once. */
const together = 3e-6

/** Whether a ship is among the last: in contact at the pose and overlapped a step later. */
function isLast(here: number, later: number): Known {
  if (here > -contactDepth && later > overlapDepth) return true
  // One that is slid along, without getting any deeper, is touched but not backed over.
  const slides = here > -contactDepth / 10 && later < contactDepth / 10
  return here < -together || slides ? false : 'unsure'
}
