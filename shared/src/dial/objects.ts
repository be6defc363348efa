/** Obstacles and devices as shapes on the table: rules/dial.md §4.6. Shapes are made once per pose. */
import { type Shape, placeShape } from '../geometry/index.ts'
import { obstacleOutlines } from './data/obstacles/index.ts'
import type { Obstacle } from './state.ts'

const made = new WeakMap<object, Shape>()

/** The obstacle's parts in table coordinates. A pose is replaced, never changed, so it is the key. */
export function obstacleShape(obstacle: Obstacle): Shape {
  const known = made.get(obstacle.pose)
  if (known !== undefined) return known
  const shape = placeShape(obstacleOutlines[obstacle.outline].parts, obstacle.pose)
  made.set(obstacle.pose, shape)
  return shape
}
