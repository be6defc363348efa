/** Flying a manoeuvre: rules/dial.md §5.2 and rules/dial.md §5.3, design §4. */
import { laidOutside } from './area.ts'
import { lastBackedOver, layLed } from './backing.ts'
import { type Laid, lay, take, takeAgain } from './body.ts'
import { behind, type HalfPlane } from './clip.ts'
import { type Call, indices, type Landing, land, overlapsAt, pool, START } from './landing.ts'
import { farApart, laidOn, laidTouch, OVERLAP } from './overlap.ts'
import { type Parts, partsOf } from './part.ts'
import { type Path, pathOf } from './path.ts'
import { discOfStrip, inOrderMet, meets, metAt, stripOf } from './strip.ts'
import { courseFrame, type Frame, inFrame, poseIn, STRIP_HALF_WIDTH, type Stance } from './template.ts'
import type { Body, Course, Flight, FlyRules, OverlapAtStart, Pose, Shape, Size, SlotBlocked } from './types.ts'

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
    path: pathOfCourse(course, ship.size),
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

/** A stationary ship goes no way; any straight stands in for it. */
const pathOfCourse = ({ template, speed }: Course, size: Size): Path =>
  template === 'stationary' ? pathOf('straight', 1, size) : pathOf(template, speed, size)

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
