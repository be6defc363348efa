/** The centre-line model with ordinary trigonometry and bisection: rules/dial.md §4.3, §4.5. */
import type { Course, Point, Pose, Size, Slot } from '../../src/geometry/types.ts'

export const baseOf: Readonly<Record<Size, number>> = { small: 40, medium: 60, large: 80 }
const radii = { turn: [35, 62.5, 90], bank: [80, 130, 180] }
const halfWidth = 10

/** A template under a base, always flown forwards in its own frame: x right, y ahead, the start pose at the origin. */
export interface Track {
  readonly base: number
  /** Length of the template's centre line. */
  readonly length: number
  /** Infinity for a straight. */
  readonly radius: number
  /** Whole turn in radians, 0 for a straight. */
  readonly sweep: number
  /** +1 right, −1 left. */
  readonly sigma: number
}

export function trackOf(course: Course, size: Size): Track {
  const base = baseOf[size]
  const sigma = course.side === 'left' ? -1 : 1
  if (course.template === 'stationary') throw new Error('a stationary course has no track')
  if (course.template === 'straight') {
    return { base, length: 40 * course.speed, radius: Number.POSITIVE_INFINITY, sweep: 0, sigma }
  }
  const radius = radii[course.template][course.speed - 1]
  if (radius === undefined) throw new Error(`no ${course.template} of speed ${course.speed}`)
  const sweep = course.template === 'turn' ? Math.PI / 2 : Math.PI / 4
  return { base, length: radius * sweep, radius, sweep, sigma }
}

/** The point of the extended centre line at arc length t from the rear of the start base, and the line's direction there. */
export function centreLine(track: Track, t: number): { readonly point: Point; readonly ahead: Point } {
  const angle = angleAt(track, t)
  return {
    point: [centreX(track, t, angle), centreY(track, t, angle)],
    ahead: [track.sigma * Math.sin(angle), Math.cos(angle)],
  }
}

const angleAt = ({ base, radius, sweep }: Track, t: number): number =>
  t <= base || sweep === 0 ? 0 : Math.min((t - base) / radius, sweep)

/** How far t lies past the template. A straight has no bend to be past. */
const past = ({ base, length, sweep }: Track, t: number): number => (sweep === 0 ? 0 : Math.max(0, t - base - length))

const centreX = (track: Track, t: number, angle: number): number =>
  angle === 0 ? 0 : track.sigma * (track.radius * (1 - Math.cos(angle)) + past(track, t) * Math.sin(angle))

const centreY = (track: Track, t: number, angle: number): number =>
  angle === 0 ? t - track.base / 2 : track.base / 2 + track.radius * Math.sin(angle) + past(track, t) * Math.cos(angle)

/** Pose(u) in the track's frame: rear middle at arc length u, front middle a chord further on, found by bisection. */
export function poseAlong(track: Track, u: number): Pose {
  const { base } = track
  const [x, y] = centreLine(track, u).point
  const chordTo = (v: number): number => {
    const angle = angleAt(track, v)
    const [dx, dy] = [centreX(track, v, angle) - x, centreY(track, v, angle) - y]
    return Math.sqrt(dx * dx + dy * dy)
  }
  let low = u
  let high = Math.min(u + 2 * base, 2 * base + track.length)
  for (;;) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high) break
    if (chordTo(middle) < base) low = middle
    else high = middle
  }
  const chord = chordTo(high)
  const [frontX, frontY] = centreLine(track, high).point
  return { x: (x + frontX) / 2, y: (y + frontY) / 2, dx: (frontX - x) / chord, dy: (frontY - y) / chord }
}

/** The inverse for a pose that lies on the track: the arc length of its rear middle. */
export function arcLengthOf(track: Track, pose: Pose): number {
  const { base, length, radius, sweep, sigma } = track
  const rear: Point = [pose.x - (pose.dx * base) / 2, pose.y - (pose.dy * base) / 2]
  const before = rear[1] + base / 2
  if (sweep === 0 || before <= base) return before
  const angle = Math.atan2(rear[1] - base / 2, radius - sigma * rear[0])
  if (angle <= sweep) return base + radius * angle
  const { point, ahead } = centreLine(track, base + length)
  return base + length + (rear[0] - point[0]) * ahead[0] + (rear[1] - point[1]) * ahead[1]
}

/** The track's axes on the table: ahead turned sideways for a sideslip, to the rear for a reverse course. */
function axes(start: Pose, course: Course): { readonly right: Point; readonly ahead: Point } {
  const { dx, dy } = start
  if (course.reverse) return { right: [dy, -dx], ahead: [-dx, -dy] }
  if (!course.sideslip) return { right: [dy, -dx], ahead: [dx, dy] }
  return course.side === 'left' ? { ahead: [dy, -dx], right: [-dx, -dy] } : { ahead: [-dy, dx], right: [dx, dy] }
}

/** A pose of the track's frame as a ship's pose on the table. */
export function onTable(start: Pose, course: Course, local: Pose): Pose {
  const { right, ahead } = axes(start, course)
  const chord: Point = [local.dx * right[0] + local.dy * ahead[0], local.dx * right[1] + local.dy * ahead[1]]
  let heading = chord
  if (course.reverse) heading = [-chord[0], -chord[1]]
  else if (course.sideslip) heading = course.side === 'left' ? [-chord[1], chord[0]] : [chord[1], -chord[0]]
  return {
    x: start.x + local.x * right[0] + local.y * ahead[0],
    y: start.y + local.x * right[1] + local.y * ahead[1],
    dx: heading[0],
    dy: heading[1],
  }
}

/** A table point in the track's frame. */
export function pointOnTrack(start: Pose, course: Course, [x, y]: Point): Point {
  const { right, ahead } = axes(start, course)
  const [px, py] = [x - start.x, y - start.y]
  return [px * right[0] + py * right[1], px * ahead[0] + py * ahead[1]]
}

/** A ship's pose on the table as a pose of the track's frame: inverse of `onTable`. */
export function poseOnTrack(start: Pose, course: Course, pose: Pose): Pose {
  const { dx, dy } = pose
  let chord: Point = [dx, dy]
  if (course.reverse) chord = [-dx, -dy]
  else if (course.sideslip) chord = course.side === 'left' ? [dy, -dx] : [-dy, dx]
  const [x, y] = pointOnTrack(start, course, [pose.x, pose.y])
  const [cx, cy] = pointOnTrack(start, course, [start.x + chord[0], start.y + chord[1]])
  return { x, y, dx: cx, dy: cy }
}

/** Where the course sets the ship down when nothing is in the way. */
export function finalPose(start: Pose, course: Course, size: Size, slot: Slot): Pose {
  const track = trackOf(course, size)
  const end = onTable(start, course, poseAlong(track, track.base + track.length))
  if (course.end === 'plain') return end
  if (course.end !== 'tallon') return { ...end, dx: -end.dx, dy: -end.dy }
  const reach = track.radius + track.base / 2
  return onTable(start, course, { x: track.sigma * reach, y: reach + 10 * slot, dx: 0, dy: -1 })
}

/** The template's cross line at distance t along it: its middle, and its ends 10 mm to either side. */
export function crossLine(track: Track, t: number): readonly [Point, Point] {
  const { point, ahead } = centreLine(track, track.base + t)
  const [sx, sy] = [ahead[1] * halfWidth, -ahead[0] * halfWidth]
  return [
    [point[0] - sx, point[1] - sy],
    [point[0] + sx, point[1] + sy],
  ]
}

const speeds = new Map<string, number>()

/**
 * A bound on how fast any point of the base moves per mm of u: measured on a fine grid over the whole track,
 * with a tenth added for what lies between the grid's poses.
 */
export function fastestPoint(track: Track): number {
  if (track.sweep === 0) return 1
  const key = `${track.base}/${track.radius}/${track.sweep}`
  const known = speeds.get(key)
  if (known !== undefined) return known
  const step = 0.05
  const corners = (u: number): Point[] => {
    const { x, y, dx, dy } = poseAlong(track, u)
    const h = track.base / 2
    const signs: Point[] = [
      [h, h],
      [-h, h],
      [-h, -h],
      [h, -h],
    ]
    return signs.map(([X, Y]) => [x + X * dy + Y * dx, y - X * dx + Y * dy])
  }
  let fastest = 0
  let last = corners(0)
  for (let u = step; u <= track.base + track.length; u += step) {
    const now = corners(u)
    for (const [i, [x, y]] of now.entries()) {
      const [px, py] = last[i] ?? [x, y]
      fastest = Math.max(fastest, Math.hypot(x - px, y - py) / step)
    }
    last = now
  }
  speeds.set(key, fastest * 1.1)
  return fastest * 1.1
}
