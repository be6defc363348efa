/** Flying a manoeuvre: rules/dial.md §5.2 and rules/dial.md §5.3, design §4. */
import { laidOutside } from './area.ts'
import { backUp, type Contact, lastBackedOver, layLed, type Way } from './backing.ts'
import { type Laid, lay, newPool, take, takeAgain } from './body.ts'
import { behind, type HalfPlane } from './clip.ts'
import { farApart, laidOn, laidOverlap, laidTouch, OVERLAP } from './overlap.ts'
import { type Parts, partsOf } from './part.ts'
import { endOf, pathOf } from './path.ts'
import { discOfStrip, inOrderMet, meets, metAt, stripOf } from './strip.ts'
import { courseFrame, endStance, type Frame, inFrame, poseIn, STRIP_HALF_WIDTH, type Stance } from './template.ts'
import type { Body, Course, Flight, FlyRules, OverlapAtStart, Pose, Shape, Slot, SlotBlocked } from './types.ts'

/** Spare bodies of one call. */
const pool = newPool()

/** How a flight came to its end. */
interface Landing extends Pick<Flight, 'executed' | 'overlapped' | 'slots' | 'at'> {
  readonly stance: Stance
  /** Quarter turns on top, when it is set down. */
  readonly twist: number
  /** It stays in its start pose. */
  readonly stays: boolean
  /** How it was backed up, if it was. */
  readonly contact: Contact | null
}

/** One call of `fly`. */
interface Call extends Way {
  readonly ship: Body
  readonly course: Course
  readonly frame: Frame
  readonly rules: FlyRules
}

/**
 * Flies a ship along a course among other ships and obstacles, and says where it ends and what it meets.
 * The course's template must exist. Ships and obstacles are named by their index.
 */
export function fly(
  ship: Body,
  course: Course,
  ships: readonly Body[],
  obstacles: readonly Shape[],
  rules: FlyRules,
): Flight | OverlapAtStart | SlotBlocked {
  takeAgain(pool)
  const frame = courseFrame(ship.pose, course)
  const call: Call = {
    ship,
    course,
    frame,
    rules,
    path:
      course.template === 'stationary'
        ? pathOf('straight', 1, ship.size)
        : pathOf(course.template, course.speed, ship.size),
    mover: take(pool, ship.size),
    sideways: course.sideslip,
    others: ships.map(other => laidIn(frame, other)),
    guides: rules.guides,
  }
  const blocked = overlapsAt(call, START)[0]
  if (blocked !== undefined) return { code: 'overlap_at_start', ship: blocked }
  const landing = land(call)
  return 'code' in landing ? landing : settle(call, landing, obstacles)
}

const START: Stance = { x: 0, y: 0, dx: 0, dy: 1 }

/** Another ship as the frame sees it. Bodies are symmetric, so a mirrored one is a body too. */
function laidIn({ x, y, ax, ay, bx, by }: Frame, { size, pose }: Body): Laid {
  const [rx, ry] = [pose.x - x, pose.y - y]
  return lay(
    take(pool, size),
    rx * ax + ry * ay,
    rx * bx + ry * by,
    pose.dx * ax + pose.dy * ay,
    pose.dx * bx + pose.dy * by,
  )
}

/** Ships overlapped by the mover where it is led; it is left laid there. */
function overlapsAt(call: Call, stance: Stance): number[] {
  layLed(call, stance)
  return indices(call.others, other => laidOverlap(call.mover, other, call.guides))
}

function indices<Item>(items: readonly Item[], holds: (item: Item) => boolean): number[] {
  const found: number[] = []
  items.forEach((item, index) => {
    if (holds(item)) found.push(index)
  })
  return found
}

const TWISTS = { plain: 0, koiogran: 2, segnor: 2 } as const

function land(call: Call): Landing | SlotBlocked {
  const { course, path } = call
  if (course.template === 'stationary') return { ...fully(call, START), stays: true, at: { piece: 0, parameter: 0 } }
  const end = endStance(path.line, path.half)
  if (course.end === 'tallon') return landTallon(call, end)
  const overlapped = overlapsAt(call, end)
  return overlapped.length > 0 ? partially(call, overlapped) : { ...fully(call, end), twist: TWISTS[course.end] }
}

const fully = ({ path }: Call, stance: Stance): Landing => ({
  stance,
  twist: 0,
  stays: false,
  executed: 'fully',
  overlapped: [],
  contact: null,
  slots: null,
  at: endOf(path),
})

function partially(call: Call, overlapped: readonly number[]): Landing {
  const contact = backUp(call)
  const { stance, atStart, place } = contact
  return { stance, twist: 0, stays: atStart, executed: 'partially', overlapped, contact, slots: null, at: place }
}

const SLOTS: readonly Slot[] = [1, 0, -1]
const PREFERRED: readonly Slot[] = [0, 1, -1]
const SLOT_STEP = 10

/** A base turned 90 degrees inwards at the end, its side hashmark at the left edge, middle or right edge of the template. */
const slotStance = ({ x, y, dx, dy }: Stance, slot: Slot): Stance => ({
  x: x - SLOT_STEP * slot * dy,
  y: y + SLOT_STEP * slot * dx,
  dx: dy,
  dy: -dx,
})

/** A Tallon roll must take a free slot; it is flown as its basic turn when there is none (rules/dial.md §12 A11–A14). */
function landTallon(call: Call, end: Stance): Landing | SlotBlocked {
  const { rules, frame, ship } = call
  const free = SLOTS.filter(slot => overlapsAt(call, slotStance(end, slot)).length === 0)
  const inside = free.filter(slot => {
    const { x, y, dx, dy } = poseIn(frame, slotStance(end, slot), 0)
    return !laidOutside(lay(take(pool, ship.size), x, y, dx, dy), rules.area, rules.guides)
  })
  const slots = inside.length > 0 && rules.tallonOffArea !== 'free' ? inside : free
  const slot = rules.slot ?? PREFERRED.find(candidate => slots.includes(candidate))
  if (slots.length === 0 || slot === undefined) {
    // Guides sit on other sides at the basic end pose, so it may be free though every slot is blocked.
    const overlapped = overlapsAt(call, end)
    if (overlapped.length > 0) return { ...partially(call, overlapped), slots }
    return { ...fully(call, end), executed: 'partially', overlapped: overlapsAt(call, slotStance(end, 0)), slots }
  }
  return slots.includes(slot) ? { ...fully(call, slotStance(end, slot)), slots } : { code: 'slot_blocked', slots }
}

/** Sets the ship down, and works out what it touches, lies on and has moved through. */
function settle(call: Call, landing: Landing, obstacles: readonly Shape[]): Flight {
  const { ship, course, frame, rules, mover, others } = call
  const { stance, twist, stays, executed, overlapped, contact, slots, at } = landing
  const pose = stays ? ship.pose : poseIn(frame, stance, twist)
  layLed(call, stance)
  const touching = indices(others, other => laidTouch(mover, other, rules.guides))
  const body = layPose(ship, pose)
  const shapes = obstacles.map(partsOf)
  const under = indices(shapes, shape => laidOn(body, shape, rules.guides))
  const movedThrough = course.template === 'stationary' ? [] : throughTemplate(call, landing, shapes)
  return {
    pose,
    executed,
    overlapped,
    last: contact === null ? [] : lastBackedOver(call, contact, touching),
    touching,
    movedThrough,
    under,
    met: [...movedThrough, ...under.filter(index => !movedThrough.includes(index))],
    fled: laidOutside(body, rules.area, rules.guides),
    slots,
    at,
  }
}

const layPose = ({ size }: Body, { x, y, dx, dy }: Pose) => lay(take(pool, size), x, y, dx, dy)

/**
 * Obstacles under the template, in the order met. When it was flown partially, only its part behind the line of the
 * final base's rear edge counts, as the ship is led. What lies under the ship at its start is not moved through (A17).
 */
function throughTemplate({ ship, frame, path, rules }: Call, landing: Landing, shapes: readonly Parts[]): number[] {
  const { line, half } = path
  const disc = discOfStrip(frame, line, half, STRIP_HALF_WIDTH)
  if (shapes.every(shape => farApart(disc, shape, 0))) return []
  const used = landing.executed === 'fully' ? null : rearLine(frame, landing.stance, half)
  const strip = stripOf(frame, line, half, STRIP_HALF_WIDTH, used)
  const start = layPose(ship, ship.pose)
  const isMoved = (shape: Parts) =>
    !farApart(disc, shape, 0) && meets(strip, shape) && !laidOn(start, shape, rules.guides)
  const moved = indices(shapes, isMoved)
  if (moved.length < 2) return moved
  return inOrderMet(
    shapes.flatMap((shape, index) => (moved.includes(index) ? [{ index, at: metAt(strip, shape) }] : [])),
  )
}

function rearLine(frame: Frame, { x, y, dx, dy }: Stance, half: number): HalfPlane {
  const { ax, ay, bx, by } = frame
  return behind(dx * ax + dy * bx, dx * ay + dy * by, inFrame(frame, x, y), -half - OVERLAP)
}
