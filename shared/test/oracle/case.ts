/** Cases as the referee command writes them, so that a failing one can be replayed line for line. */
import type { Area, Body, Course, Point, Pose, Size, Slot } from '../../src/geometry/types.ts'

export type Placing = readonly [x: number, y: number, degrees: number]

export interface PlacedShip {
  readonly size: Size
  readonly pose: Placing
}

export interface FlightCase {
  readonly course: Course
  /** The dial code of the course; a sideslip has none and carries that of the plain course. */
  readonly code: string
  readonly ship: PlacedShip
  readonly ships: readonly PlacedShip[]
  readonly obstacles: readonly (readonly Point[])[]
  readonly area: Area
  readonly guides: boolean
  readonly slot: Slot | null
}

export interface MeasureCase {
  readonly attacker: PlacedShip
  readonly defender: PlacedShip
  readonly ships: readonly PlacedShip[]
  readonly obstacles: readonly (readonly Point[])[]
  readonly guides: boolean
}

export interface RepositionCase extends Pick<FlightCase, 'ship' | 'ships' | 'obstacles' | 'area' | 'guides'> {
  readonly action: 'barrel-roll' | 'boost' | 'decloak'
}

export function poseOf([x, y, degrees]: Placing): Pose {
  const turns = ((degrees % 360) * Math.PI) / 180
  return { x, y, dx: Math.sin(turns), dy: Math.cos(turns) }
}

const degreesOf = ({ dx, dy }: Pose): number => {
  const degrees = (Math.atan2(dx, dy) * 180) / Math.PI
  return degrees < 0 ? degrees + 360 : degrees
}

export const placingOf = (pose: Pose): Placing => [pose.x, pose.y, degreesOf(pose)]

export const bodyOf = ({ size, pose }: PlacedShip): Body => ({ size, pose: poseOf(pose) })

const rocks = (outlines: readonly (readonly Point[])[]): object[] =>
  outlines.map(polygon => ({ kind: 'rock', polygon }))

/** A flight as a question for `npm run -s referee`. */
export const flightLine = ({ ship, code, ships, obstacles, area, guides, slot }: FlightCase): string =>
  JSON.stringify({
    op: 'dial.fly',
    ship,
    maneuver: code,
    ships,
    obstacles: rocks(obstacles),
    area,
    guides,
    ...(slot === null ? {} : { slot }),
  })

export const measureLine = ({ attacker, defender, ships, obstacles, guides }: MeasureCase): string =>
  JSON.stringify({ op: 'dial.measure', attacker, defender, ships, obstacles: rocks(obstacles), guides })

export const repositionLine = ({ action, ship, ships, obstacles, area, guides }: RepositionCase): string =>
  JSON.stringify({ op: 'dial.reposition', action, ship, ships, obstacles: rocks(obstacles), area, guides })
