/** What a picture is made of: the open part of a view. */
import { type Body, type Point, type Pose, place } from '../../geometry/index.ts'
import type { DialView, ShipView } from '../view.ts'

export type Pictured = Pick<
  DialView,
  | 'area'
  | 'phase'
  | 'round'
  | 'players'
  | 'ships'
  | 'obstacles'
  | 'devices'
  | 'locks'
  | 'touching'
  | 'active'
  | 'attack'
  | 'ruleset'
  | 'features'
  | 'scenario'
  | 'score'
  | 'timeCalled'
>

export interface StandingShip extends ShipView {
  pose: Pose
}

export function isStanding(ship: ShipView): ship is StandingShip {
  return ship.place === 'table' && ship.pose !== null
}

export function standing({ ships }: Pictured): StandingShip[] {
  return Object.values(ships).filter(isStanding)
}

export const bodyOf = ({ size, pose }: StandingShip): Body => ({ size, pose })

/** The points [right, front] of a ship, on the table. */
export function placed(pose: Pose, points: readonly Point[]): Point[] {
  return points.map(([right, front]) => place(pose, right, front))
}
