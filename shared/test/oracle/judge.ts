/**
 * Does a flight that the engine reports hold up? By certificate, not by equality (design §4): its pose lies on the
 * path and is free, a tiny step later something overlaps, and no free pose lies above it. Rules: rules/dial.md §5.1–5.6.
 */
import type { Body, Convex, Course, Flight, Point, Pose, Slot } from '../../src/geometry/types.ts'
import { bodySeparation, leastSeparation, partsOf, type Still, still } from './bodies.ts'
import { bodyOf, type FlightCase } from './case.ts'
import { march, refine } from './march.ts'
import {
  arcLengthOf,
  baseOf,
  fastestPoint,
  finalPose,
  onTable,
  pointOnTrack,
  poseAlong,
  poseOnTrack,
  type Track,
  trackOf,
} from './path.ts'
import { firstMeeting } from './strip.ts'
import { signedArea, trianglesOf } from './triangles.ts'

export type Refusal =
  | { readonly code: 'overlap_at_start'; readonly ship: number }
  | { readonly code: 'slot_blocked'; readonly slots: readonly Slot[] }

export interface Verdict {
  readonly problems: readonly string[]
  readonly bumped: boolean
  /** Comparisons left out because the truth lies below the oracle's resolution. */
  readonly skipped: number
  /** Contacts that graze: the depth rises so slowly that no place is sharp to 1e-6 mm. */
  readonly grazing: boolean
  /** A free window that the engine found and the sampling missed. */
  readonly window: boolean
  /** Distance of the engine's pose from the oracle's, in mm; 0 for a grazing contact. */
  readonly mm: number
}

/** Penetration by more than this is an overlap, and the same for leaving the area. */
const overlapDepth = 1e-7
/** A contact is refined to this depth. */
const contactDepth = 1e-9
const sameMm = 1e-6
const touchMm = 0.05

/** Yes or no about a depth, unless it lies too close to the limit to tell. */
const overlaps = (depth: number): boolean | 'unsure' =>
  depth > 3 * overlapDepth ? true : depth < overlapDepth / 3 ? false : 'unsure'

const list = (indices: Iterable<number>): string => `[${[...indices].join(',')}]`

interface Table {
  readonly flight: FlightCase
  readonly mover: Body
  readonly others: readonly Still[]
  readonly rocks: readonly Rock[]
}

/** An obstacle as convex parts and a circle around them. */
interface Rock {
  readonly parts: readonly Convex[]
  readonly x: number
  readonly y: number
  readonly radius: number
}

const bodyAt = (table: Table, pose: Pose): Body => ({ size: table.mover.size, pose })

function depthsAt(table: Table, pose: Pose): number[] {
  const body = bodyAt(table, pose)
  return table.others.map(other => -bodySeparation(body, other, table.flight.guides))
}

/** How deep the body lies in each obstacle. */
function rockDepths(table: Table, pose: Pose): number[] {
  const parts = partsOf(bodyAt(table, pose), table.flight.guides)
  const reach = baseOf[table.mover.size] * Math.SQRT1_2
  return table.rocks.map(rock => {
    const apart = Math.hypot(rock.x - pose.x, rock.y - pose.y) - rock.radius - reach
    return apart > 0 ? -apart : -leastSeparation(parts, rock.parts)
  })
}

/** How far the body sticks out of the area. */
function outside(table: Table, pose: Pose): number {
  const { area, guides } = table.flight
  if (area === null) return Number.NEGATIVE_INFINITY
  let farthest = Number.NEGATIVE_INFINITY
  for (const part of partsOf(bodyAt(table, pose), guides)) {
    for (const [x, y] of part) farthest = Math.max(farthest, -x, -y, x - area[0], y - area[1])
  }
  return farthest
}

const isConvex = (outline: readonly Point[]): boolean =>
  outline.every(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay]
    const [cx, cy] = outline[(i + 2) % outline.length] ?? [ax, ay]
    return (bx - ax) * (cy - by) - (by - ay) * (cx - bx) >= 0
  })

function rockOf(outline: readonly Point[]): Rock {
  const leftward = signedArea(outline) > 0 ? outline : [...outline].reverse()
  const [x, y] = outline[0] ?? [0, 0]
  return {
    parts: isConvex(leftward) ? [leftward] : trianglesOf(leftward),
    x,
    y,
    radius: Math.max(...outline.map(([px, py]) => Math.hypot(px - x, py - y))),
  }
}

const gapOf = (table: Table, a: Pose, b: Pose): number =>
  Math.max(Math.hypot(a.x - b.x, a.y - b.y), Math.hypot(a.dx - b.dx, a.dy - b.dy) * baseOf[table.mover.size])

export function judge(flight: FlightCase, answer: Flight | Refusal): Verdict {
  const table: Table = {
    flight,
    mover: bodyOf(flight.ship),
    others: flight.ships.map(ship => still(bodyOf(ship), flight.guides)),
    rocks: flight.obstacles.map(rockOf),
  }
  return new Judgement(table, answer).verdict()
}

/** One case being judged; it gathers what is wrong and what could not be told. */
class Judgement {
  readonly #table: Table
  readonly #answer: Flight | Refusal
  readonly #problems: string[] = []
  #skipped = 0
  #grazing = false
  #window = false
  #mm = 0

  constructor(table: Table, answer: Flight | Refusal) {
    this.#table = table
    this.#answer = answer
  }

  verdict(): Verdict {
    this.#start()
    const answer = this.#answer
    return {
      problems: this.#problems,
      bumped: !('code' in answer) && answer.executed === 'partially',
      skipped: this.#skipped,
      grazing: this.#grazing,
      window: this.#window,
      mm: this.#mm,
    }
  }

  #check(holds: boolean, problem: () => string): void {
    if (!holds) this.#problems.push(problem())
  }

  /** The indices for which the test says yes; the unsure ones are not compared. */
  #same(name: string, got: readonly number[], wanted: readonly (boolean | 'unsure')[]): void {
    const differs = wanted.filter((want, i) => want !== 'unsure' && want !== got.includes(i)).length > 0
    this.#skipped += wanted.filter(want => want === 'unsure').length
    this.#check(!differs, () => `${name}: ${list(got)}, the oracle says ${wanted.map(String).join(' ')}`)
  }

  #start(): void {
    const { mover, flight } = this.#table
    const onTop = depthsAt(this.#table, mover.pose).map(overlaps)
    if (onTop.includes('unsure')) {
      this.#skipped++
      return
    }
    const first = onTop.indexOf(true)
    const answer = this.#answer
    if (first >= 0 || ('code' in answer && answer.code === 'overlap_at_start')) {
      this.#check(
        'code' in answer && answer.code === 'overlap_at_start' && answer.ship === first,
        () => `overlap_at_start: ship ${first}`,
      )
      return
    }
    if (flight.course.template === 'stationary') {
      if ('code' in answer) this.#check(false, () => `refused: ${answer.code}`)
      else this.#stays(answer)
      return
    }
    this.#flies(flight.course)
  }

  #stays(answer: Flight): void {
    this.#fully(answer, this.#table.mover.pose)
    this.#check(answer.slots === null, () => 'slots: null wanted')
    this.#effects(answer, null, this.#table.mover.pose)
  }

  #flies(course: Course): void {
    const { mover, flight } = this.#table
    const track = trackOf(course, mover.size)
    const order: readonly Slot[] = course.end === 'tallon' ? [1, 0, -1] : [0]
    const targets = order.map(slot => ({ slot, pose: finalPose(mover.pose, course, mover.size, slot) }))
    const judged = targets.map(target => {
      const depths = depthsAt(this.#table, target.pose)
      return {
        ...target,
        depths,
        free: overlaps(Math.max(-1, ...depths)),
        off: overlaps(outside(this.#table, target.pose)),
      }
    })
    if (judged.some(({ free, off }) => free === 'unsure' || off === 'unsure')) {
      this.#skipped++
      return
    }
    const unblocked = judged.filter(({ free }) => free === false)
    const inside = unblocked.filter(({ off }) => off === false)
    const free = inside.length > 0 ? inside : unblocked
    const slots = course.end === 'tallon' ? free.map(({ slot }) => slot) : null
    const answer = this.#answer
    if (slots !== null && slots.length > 0 && flight.slot !== null && !slots.includes(flight.slot)) {
      const refused = 'code' in answer && answer.code === 'slot_blocked' && list(answer.slots) === list(slots)
      this.#check(refused, () => `slot_blocked with ${list(slots)} wanted`)
      return
    }
    if ('code' in answer) {
      this.#check(false, () => `refused: ${answer.code}`)
      return
    }
    this.#check(
      slots === null ? answer.slots === null : answer.slots !== null && list(answer.slots) === list(slots),
      () => `slots: ${String(answer.slots)}, the oracle says ${String(slots)}`,
    )
    const wanted = flight.slot ?? [0, 1, -1].find(slot => free.some(other => other.slot === slot))
    const chosen = free.find(({ slot }) => slot === wanted) ?? free[0]
    if (chosen !== undefined) {
      this.#fully(answer, chosen.pose)
      this.#effects(answer, null, answer.pose)
      return
    }
    this.#partially(answer, track, course)
  }

  #fully(answer: Flight, pose: Pose): void {
    this.#check(answer.executed === 'fully', () => 'executed: fully wanted')
    this.#check(answer.overlapped.length === 0 && answer.last.length === 0, () => 'overlapped and last: none wanted')
    this.#mm = gapOf(this.#table, answer.pose, pose)
    this.#check(this.#mm <= sameMm, () => `pose: ${this.#mm} mm from the final pose`)
  }

  #partially(answer: Flight, track: Track, course: Course): void {
    this.#check(answer.executed === 'partially', () => 'executed: partially wanted')
    const start = this.#table.mover.pose
    const whole = track.base + track.length
    const end = onTable(start, course, poseAlong(track, whole))
    const depths = depthsAt(this.#table, end)
    const onEnd = depths.map(overlaps)
    if (onEnd.includes('unsure')) {
      this.#skipped++
      return
    }
    if (!onEnd.includes(true)) {
      this.#check(course.end === 'tallon', () => 'the end pose is free')
      const slotDepths = ([0, 1, -1] as const).map(slot =>
        depthsAt(this.#table, finalPose(start, course, this.#table.mover.size, slot)),
      )
      this.#same(
        'overlapped',
        answer.overlapped,
        (slotDepths.find(slot => slot.some(depth => depth > overlapDepth)) ?? []).map(overlaps),
      )
      this.#check(answer.last.length === 0, () => 'last: none wanted')
      this.#mm = gapOf(this.#table, answer.pose, end)
      this.#check(this.#mm <= sameMm, () => `pose: ${this.#mm} mm from the basic end pose`)
      this.#effects(answer, end, answer.pose)
      return
    }
    this.#same('overlapped', answer.overlapped, onEnd)
    this.#contact(answer, track, course)
    this.#effects(answer, answer.pose, answer.pose)
  }

  /** The certificate of the contact pose. */
  #contact(answer: Flight, track: Track, course: Course): void {
    const table = this.#table
    const start = table.mover.pose
    const poseAt = (u: number): Pose => onTable(start, course, poseAlong(track, u))
    const depthAt = (u: number): number => Math.max(...depthsAt(table, poseAt(u)))
    const whole = track.base + track.length
    const got = Math.min(whole, Math.max(0, arcLengthOf(track, poseOnTrack(start, course, answer.pose))))
    const off = gapOf(table, answer.pose, poseAt(got))
    this.#check(off <= sameMm, () => `pose: ${off} mm off the path`)

    const walk = { from: whole, to: 0, speed: fastestPoint(track), fine: 1e-5, coarse: 0.05 }
    const found = march(depthAt, contactDepth, walk)
    const top = found === null ? 0 : refine(depthAt, contactDepth, found)
    const mm = gapOf(table, answer.pose, poseAt(top))
    if (mm <= sameMm) this.#mm = mm
    else if (got > top) {
      // Either a grazing contact or a window that the sampling stepped over: then the pose itself must be the top of it.
      this.#window = got > top + 0.01
      this.#grazing = !this.#window
    } else {
      this.#grazing = this.#isGrazing(depthAt, got, top)
      this.#check(this.#grazing, () => `pose: u ${got}, but u ${top} is free as well (${mm} mm above)`)
    }
    this.#last(answer, got, u => depthsAt(table, poseAt(u)))
  }

  /** Between the two places no pose is clearly free and none clearly overlaps, and they are hardly apart. */
  #isGrazing(depthAt: (u: number) => number, low: number, high: number): boolean {
    if (high - low > 0.01) return false
    for (let share = 0; share <= 64; share++) {
      const depth = depthAt(low + ((high - low) * share) / 64)
      if (depth < -contactDepth || depth > overlapDepth) return false
    }
    return true
  }

  /** The ships overlapped a tiny step later are the last ones backed over. */
  #last(answer: Flight, got: number, depthsOf: (u: number) => number[]): void {
    const here = depthsOf(got)
    for (let step = sameMm; step <= 0.02; step *= 2) {
      const later = depthsOf(got + step)
      this.#check(Math.max(...later) > -contactDepth, () => `pose: u ${got + step} is free`)
      if (Math.max(...later) <= 2 * overlapDepth) continue
      // A ship met within that step, or hardly overlapped there, may or may not count as met at once.
      const onTop = later.map((depth, i) => {
        if (depth < contactDepth / 10) return false
        return depth > overlapDepth && (here[i] ?? 0) > -contactDepth ? true : 'unsure'
      })
      this.#same('last', answer.last, onTop)
      return
    }
    this.#check(false, () => `pose: nothing overlaps up to ${0.02} mm later`)
  }

  /** Everything that depends on the final pose alone: touching, obstacles, fleeing. `stop` is null on full execution. */
  #effects(answer: Flight, stop: Pose | null, pose: Pose): void {
    const table = this.#table
    const depths = depthsAt(table, pose)
    if (table.flight.course.template !== 'stationary') {
      const deepest = Math.max(-1, ...depths)
      this.#check(deepest <= overlapDepth + 1e-10, () => `pose: overlaps by ${deepest} mm`)
    }
    const touching = depths.map((depth, i) => {
      if (answer.last.includes(i)) return true
      return Math.abs(depth + touchMm) < sameMm ? 'unsure' : depth > -touchMm
    })
    this.#same('touching', answer.touching, touching)
    const leaves = overlaps(outside(table, pose))
    if (leaves === 'unsure') this.#skipped++
    else this.#check(answer.fled === leaves, () => `fled: ${leaves} wanted`)
    const under = rockDepths(table, pose).map(overlaps)
    this.#same('under', answer.under, under)
    const meetings = this.#meetings(stop)
    this.#same(
      'movedThrough',
      answer.movedThrough.toSorted((a, b) => a - b),
      meetings.map(at => (at === 'unsure' ? at : at !== null)),
    )
    this.#order(answer, meetings)
  }

  /** Where the used part of the strip first meets each obstacle; null for those under the start body (case A17). */
  #meetings(stop: Pose | null): (number | null | 'unsure')[] {
    const { flight, mover, rocks } = this.#table
    const { course } = flight
    if (course.template === 'stationary') return rocks.map(() => null)
    const track = trackOf(course, mover.size)
    const end = stop === null ? null : poseOnTrack(mover.pose, course, stop)
    const startDepths = rockDepths(this.#table, mover.pose).map(overlaps)
    return rocks.map((rock, i) => {
      const onTop = startDepths[i] ?? false
      if (onTop !== false) return onTop === true ? null : onTop
      const parts = rock.parts.map(part => {
        const turned = part.map(point => pointOnTrack(mover.pose, course, point))
        return course.reverse ? turned.reverse() : turned
      })
      return firstMeeting(track, parts, end)
    })
  }

  /** Obstacles moved through come in the order met, those under the final body only come after them. */
  #order(answer: Flight, meetings: readonly (number | null | 'unsure')[]): void {
    const through = answer.movedThrough
    for (const [i, earlier] of through.entries()) {
      const later = through[i + 1]
      if (later === undefined) break
      const [a, b] = [meetings[earlier], meetings[later]]
      if (typeof a !== 'number' || typeof b !== 'number') continue
      this.#check(a <= b + 1e-4, () => `movedThrough: ${earlier} is met after ${later}`)
    }
    const met = [...through, ...answer.under.filter(i => !through.includes(i))]
    this.#check(list(answer.met) === list(met), () => `met: ${list(answer.met)}, ${list(met)} wanted`)
  }
}
