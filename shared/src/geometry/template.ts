/** Templates and how they are laid against a base: rules/dial.md §4.2 and rules/dial.md §4.3. */
import type { Spot } from './flat.ts'
import { pose, quarterTurn } from './pose.ts'
import type { Course, Pose } from './types.ts'

/** All templates are strips of 20 mm. */
export const STRIP_HALF_WIDTH = 10

const SPEED = 40

const RADII: Readonly<Record<'bank' | 'turn', Readonly<Record<number, number>>>> = {
  bank: { 1: 80, 2: 130, 3: 180 },
  turn: { 1: 35, 2: 62.5, 3: 90 },
}

/**
 * A centre line, drawn from (0, 0) in the direction (0, 1) and bending to the right:
 * where it ends, in which direction, and how.
 */
export interface CentreLine {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  /** Length of a straight, 0 for an arc. */
  readonly length: number
  /** Radius of an arc, 0 for a straight. */
  readonly radius: number
}

export const straightLine = (length: number): CentreLine => ({ x: 0, y: length, dx: 0, dy: 1, length, radius: 0 })

export function centreLine(template: 'straight' | 'bank' | 'turn', speed: number): CentreLine {
  if (template === 'straight') return straightLine(SPEED * speed)
  const radius = RADII[template][speed]
  if (radius === undefined) throw new Error(`no ${template} template has speed ${speed}`)
  const [dx, dy] = template === 'bank' ? [Math.SQRT1_2, Math.SQRT1_2] : [1, 0]
  return { x: radius * (1 - dy), y: radius * dx, dx, dy, length: 0, radius }
}

export type Direction = 'front' | 'rear' | 'left' | 'right'

/**
 * The frame of a template on the table: it starts at the middle of the edge, `half` mm from the ship's centre (x, y)
 * along b, and bends towards a. Distances in the frame are [towards a, along b] from the ship's centre.
 */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
  /** Clockwise quarter turns from the way the ship is led to its heading. */
  readonly turns: number
}

function directionOf({ dx, dy }: Pose, direction: Direction): readonly [x: number, y: number, turns: number] {
  switch (direction) {
    case 'front':
      return [dx, dy, 0]
    case 'right':
      return [dy, -dx, -1]
    case 'rear':
      return [-dx, -dy, 2]
    default:
      return [-dy, dx, 1]
  }
}

export function frameOf(ship: Pose, from: Direction, bend: Direction | null): Frame {
  const [bx, by, turns] = directionOf(ship, from)
  const [ax, ay] = bend === null ? [by, -bx] : directionOf(ship, bend)
  return { x: ship.x, y: ship.y, ax, ay, bx, by, turns }
}

/** A point given in the frame, on the table. */
export const inFrame = ({ x, y, ax, ay, bx, by }: Frame, a: number, b: number): Spot => ({
  x: x + a * ax + b * bx,
  y: y + a * ay + b * by,
})

/** A sideslip's template lies at the other side than it is named for, bending to the front (rules/dial.md §4.3). */
export function courseFrame(ship: Pose, { side, reverse, sideslip }: Course): Frame {
  const lead = reverse ? 'rear' : 'front'
  if (!sideslip || side === null) return frameOf(ship, lead, side)
  return frameOf(ship, side === 'left' ? 'right' : 'left', lead)
}

/** The far end of a template that lies `reach` mm from the middle of a base or token, heading on the way the template leads. */
export function templateEnd(
  middle: Pose,
  reach: number,
  from: Direction,
  template: 'straight' | 'bank' | 'turn',
  speed: number,
  bend: Direction | null,
): Pose {
  const line = centreLine(template, speed)
  const frame = { ...frameOf(middle, from, bend), turns: 0 }
  return poseIn(frame, { x: line.x, y: reach + line.y, dx: line.dx, dy: line.dy }, 0)
}

/** A base in a template's frame: its centre, and the way it is led. */
export interface Stance {
  x: number
  y: number
  dx: number
  dy: number
}

/** Where a base ends whose rear edge lies flush at the template's far end, in the template's frame. */
export function endStance(line: CentreLine, half: number): Stance {
  return { x: line.x + half * line.dx, y: half + line.y + half * line.dy, dx: line.dx, dy: line.dy }
}

/** The stance as a pose on the table; `twist` are quarter turns clockwise on top of the frame's own. */
export function poseIn({ x, y, ax, ay, bx, by, turns }: Frame, stance: Stance, twist: number): Pose {
  const led = pose(
    x + stance.x * ax + stance.y * bx,
    y + stance.x * ay + stance.y * by,
    stance.dx * ax + stance.dy * bx,
    stance.dx * ay + stance.dy * by,
  )
  return quarterTurn(led, turns + twist)
}
