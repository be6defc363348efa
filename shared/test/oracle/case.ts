/** A movement case as the referee command writes it, so that a failing one can be replayed line for line. */
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

export function poseOf([x, y, degrees]: Placing): Pose {
  const turns = ((degrees % 360) * Math.PI) / 180
  return { x, y, dx: Math.sin(turns), dy: Math.cos(turns) }
}

export const degreesOf = ({ dx, dy }: Pose): number => {
  const degrees = (Math.atan2(dx, dy) * 180) / Math.PI
  return degrees < 0 ? degrees + 360 : degrees
}

export const placingOf = (pose: Pose): Placing => [pose.x, pose.y, degreesOf(pose)]

export const bodyOf = ({ size, pose }: PlacedShip): Body => ({ size, pose: poseOf(pose) })

/** The case as a question for `npm run -s referee`. */
export function refereeLine(flight: FlightCase): string {
  return JSON.stringify({
    op: 'dial.fly',
    ship: flight.ship,
    maneuver: flight.code,
    ships: flight.ships,
    obstacles: flight.obstacles.map(polygon => ({ kind: 'rock', polygon })),
    area: flight.area,
    guides: flight.guides,
    ...(flight.slot === null ? {} : { slot: flight.slot }),
  })
}
