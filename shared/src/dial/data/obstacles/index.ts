/** Obstacles by their XWS ids: rules/dial.md §11.1, §5.5. */

import { asteroids } from './asteroids.ts'
import { debris } from './debris.ts'
import { gas } from './gas.ts'
import type { Drawing, ObstacleKind } from './outline.ts'
import { placed } from './placed.ts'

export { type DeviceShapeId, deviceOutlines, templateEnds } from './devices.ts'
export type { Drawing, ObstacleKind } from './outline.ts'

const brought = { ...asteroids, ...debris, ...gas }

/** Obstacles that a squad may bring. */
export type ObstacleId = keyof typeof brought

/** Obstacles that only a card puts down. */
export type PlacedObstacleId = keyof typeof placed

export type Obstacle = Drawing<ObstacleKind>

/** Every obstacle's kind, outline and convex parts, in mm around the middle of its bounding box. */
export const obstacleOutlines: Readonly<Record<ObstacleId | PlacedObstacleId, Obstacle>> = { ...brought, ...placed }

/** The obstacles that a squad may bring. */
export const obstacleIds: readonly ObstacleId[] = Object.keys(brought).filter(isObstacleId)

/** Whether a squad may bring an obstacle of this id. */
export function isObstacleId(id: string): id is ObstacleId {
  return Object.hasOwn(brought, id)
}
