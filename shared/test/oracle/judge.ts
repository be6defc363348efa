/**
 * Does a flight that the engine reports hold up? By certificate, not by equality (design §4): its pose lies on the
 * path and is free, a tiny step later something overlaps, and no free pose lies above it. Rules: rules/dial.md §5.1–5.6.
 */
import type { Course, Flight, Pose, Slot } from '../../src/geometry/types.ts'
import type { FlightCase } from './case.ts'
import { type Certified, certify } from './certificate.ts'
import { Findings, list, overlapDepth, overlaps } from './findings.ts'
import { baseOf, finalPose, onTable, pointOnTrack, poseAlong, poseOnTrack, trackOf } from './path.ts'
import { firstMeeting } from './strip.ts'
import { outside, rockDepths, type Surroundings, shipDepths, surroundings } from './surroundings.ts'

export type Refusal =
  | { readonly code: 'overlap_at_start'; readonly ship: number }
  | { readonly code: 'slot_blocked'; readonly slots: readonly Slot[] }

export interface Verdict extends Certified {
  readonly problems: readonly string[]
  readonly bumped: boolean
  /** Comparisons left out because the truth lies below the oracle's resolution. */
  readonly skipped: number
}

const sameMm = 1e-6
const touchMm = 0.05
const sharp: Certified = { mm: 0, grazing: false, window: false }

export function judge(flight: FlightCase, answer: Flight | Refusal): Verdict {
  const findings = new Findings()
  const around = surroundings(flight)
  const certified = refusedAtStart(around, answer, findings) ? sharp : judgeCourse(around, flight, answer, findings)
  return {
    ...certified,
    problems: findings.problems,
    skipped: findings.skipped,
    bumped: !('code' in answer) && answer.executed === 'partially',
  }
}

/** A ship that overlaps another before it moves is bad input; true when there is nothing more to judge. */
function refusedAtStart(around: Surroundings, answer: Flight | Refusal, findings: Findings): boolean {
  const onTop = shipDepths(around, around.mover.pose).map(overlaps)
  if (onTop.includes('unsure')) {
    findings.skipped++
    return true
  }
  const refused = 'code' in answer && answer.code === 'overlap_at_start'
  if (!refused && !onTop.includes(true)) return false
  findings.check(refused && onTop[answer.ship] === true, () => `overlap_at_start: ${onTop.map(String).join(' ')}`)
  return true
}

function judgeCourse(
  around: Surroundings,
  flight: FlightCase,
  answer: Flight | Refusal,
  findings: Findings,
): Certified {
  const { course } = flight
  if (course.template !== 'stationary') return judgeFlown(around, flight, answer, findings)
  if ('code' in answer) {
    findings.check(false, () => `refused: ${answer.code}`)
    return sharp
  }
  findings.check(answer.slots === null, () => 'slots: null wanted')
  judgeEffects(around, course, answer, null, findings)
  return judgeFull(around, answer, around.mover.pose, findings)
}

function judgeFlown(around: Surroundings, flight: FlightCase, answer: Flight | Refusal, findings: Findings): Certified {
  const { course, slot } = flight
  const order: readonly Slot[] = course.end === 'tallon' ? [1, 0, -1] : [0]
  const targets = order.map(slot => {
    const pose = finalPose(around.mover.pose, course, around.mover.size, slot)
    const blocked = overlaps(Math.max(-1, ...shipDepths(around, pose)))
    return { slot, pose, blocked, leaves: overlaps(outside(around, pose)) }
  })
  if (targets.some(({ blocked, leaves }) => blocked === 'unsure' || leaves === 'unsure')) {
    findings.skipped++
    return sharp
  }
  // Slots that leave the area count only when no other is free: case A14.
  const unblocked = targets.filter(({ blocked }) => blocked === false)
  const inside = unblocked.filter(({ leaves }) => leaves === false)
  const free = inside.length > 0 ? inside : unblocked
  const slots = free.map(({ slot }) => slot)
  if (course.end === 'tallon' && slots.length > 0 && slot !== null && !slots.includes(slot)) {
    const refused = 'code' in answer && answer.code === 'slot_blocked' && list(answer.slots) === list(slots)
    findings.check(refused, () => `slot_blocked with ${list(slots)} wanted`)
    return sharp
  }
  if ('code' in answer) {
    findings.check(false, () => `refused: ${answer.code}`)
    return sharp
  }
  const wantedSlots = course.end === 'tallon' ? list(slots) : 'null'
  findings.check(
    (answer.slots === null ? 'null' : list(answer.slots)) === wantedSlots,
    () => `slots: ${wantedSlots} wanted`,
  )
  const picked = slot ?? ([0, 1, -1] as const).find(one => slots.includes(one))
  const chosen = free.find(one => one.slot === picked) ?? free[0]
  if (chosen === undefined) return judgePartial(around, course, answer, findings)
  judgeEffects(around, course, answer, null, findings)
  return judgeFull(around, answer, chosen.pose, findings)
}

function judgeFull(around: Surroundings, answer: Flight, pose: Pose, findings: Findings): Certified {
  findings.check(answer.executed === 'fully', () => 'executed: fully wanted')
  findings.check(answer.overlapped.length === 0 && answer.last.length === 0, () => 'overlapped and last: none wanted')
  return judgePose(around, answer, pose, findings)
}

function judgePose({ mover }: Surroundings, { pose: got }: Flight, wanted: Pose, findings: Findings): Certified {
  const turned = Math.hypot(got.dx - wanted.dx, got.dy - wanted.dy) * baseOf[mover.size]
  const mm = Math.max(Math.hypot(got.x - wanted.x, got.y - wanted.y), turned)
  findings.check(mm <= sameMm, () => `pose: ${mm} mm from where it ends`)
  return { ...sharp, mm }
}

function judgePartial(around: Surroundings, course: Course, answer: Flight, findings: Findings): Certified {
  findings.check(answer.executed === 'partially', () => 'executed: partially wanted')
  const { pose: start, size } = around.mover
  const track = trackOf(course, size)
  const end = onTable(start, course, poseAlong(track, track.base + track.length))
  const onEnd = shipDepths(around, end).map(overlaps)
  if (onEnd.includes('unsure')) {
    findings.skipped++
    return sharp
  }
  judgeEffects(around, course, answer, answer.pose, findings)
  if (onEnd.includes(true)) {
    findings.same('overlapped', answer.overlapped, onEnd)
    return certify(around, course, answer, findings)
  }
  // No slot is free, but the basic end pose is: the guides sit on other sides there.
  const slots = ([0, 1, -1] as const).map(slot => shipDepths(around, finalPose(start, course, size, slot)))
  const first = slots.find(depths => depths.some(depth => depth > overlapDepth)) ?? []
  findings.check(course.end === 'tallon', () => 'executed: the end pose is free')
  findings.same('overlapped', answer.overlapped, first.map(overlaps))
  findings.check(answer.last.length === 0, () => 'last: none wanted')
  return judgePose(around, answer, end, findings)
}

/** What depends on the final pose alone: touching, obstacles, fleeing. `stop` is null on full execution. */
function judgeEffects(
  around: Surroundings,
  course: Course,
  answer: Flight,
  stop: Pose | null,
  findings: Findings,
): void {
  const depths = shipDepths(around, answer.pose)
  const deepest = Math.max(-1, ...depths)
  findings.check(deepest <= overlapDepth + 1e-10, () => `pose: overlaps by ${deepest} mm`)
  const touching = depths.map((depth, i) => {
    if (answer.last.includes(i)) return true
    return Math.abs(depth + touchMm) < sameMm ? 'unsure' : depth > -touchMm
  })
  findings.same('touching', answer.touching, touching)
  findings.agree('fled', answer.fled, overlaps(outside(around, answer.pose)))
  findings.same('under', answer.under, rockDepths(around, answer.pose).map(overlaps))
  const meetings = course.template === 'stationary' ? around.rocks.map(() => null) : meetingsOf(around, course, stop)
  const through = meetings.map(at => (at === 'unsure' ? at : at !== null))
  findings.same('movedThrough', answer.movedThrough, through)
  judgeOrder(answer, meetings, findings)
}

type Meeting = number | null | 'unsure'

/** Where the used part of the strip first meets each obstacle; null for those under the start body (case A17). */
function meetingsOf(around: Surroundings, course: Course, stop: Pose | null): Meeting[] {
  const { pose: start, size } = around.mover
  const track = trackOf(course, size)
  const end = stop === null ? null : poseOnTrack(start, course, stop)
  const atStart = rockDepths(around, start).map(overlaps)
  return around.rocks.map((rock, i) => {
    const onTop = atStart[i] ?? false
    if (onTop !== false) return onTop === true ? null : onTop
    const parts = rock.parts.map(part => {
      const local = part.map(point => pointOnTrack(start, course, point))
      return course.reverse ? local.reverse() : local
    })
    return firstMeeting(track, parts, end)
  })
}

/** Obstacles moved through come in the order met, those that only lie under the final body after them. */
function judgeOrder({ movedThrough, under, met }: Flight, meetings: readonly Meeting[], findings: Findings): void {
  for (const [i, earlier] of movedThrough.entries()) {
    const [a, b] = [meetings[earlier], meetings[movedThrough[i + 1] ?? earlier]]
    if (typeof a !== 'number' || typeof b !== 'number') continue
    findings.check(a <= b + 1e-4, () => `movedThrough: ${earlier} is met at ${a}, the next at ${b}`)
  }
  const wanted = list([...movedThrough, ...under.filter(i => !movedThrough.includes(i))])
  findings.check(list(met) === wanted, () => `met: ${list(met)}, ${wanted} wanted`)
}
