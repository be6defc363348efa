/** Obstacles and devices as shapes on the table: rules/dial.md §4.6. Shapes are made once per pose. */
import { type Body, bodyParts, type Convex, type Pose, placeShape, type Shape } from '../geometry/index.ts'
import { deviceOutlines, obstacleOutlines } from './data/obstacles/index.ts'
import type { Device, Obstacle } from './state.ts'

/** A pose is replaced, never changed, so it is the key. */
const made = new WeakMap<Pose, Shape>()

export function obstacleShape({ outline, pose }: Obstacle): Shape {
  return shapeAt(obstacleOutlines[outline].parts, pose)
}

export function deviceShape({ outline, pose }: Device): Shape {
  return shapeAt(deviceOutlines[outline].parts, pose)
}

/** The square of a base: what a template that lies on a ship lies on. */
export function baseShape({ size, pose }: Body): Shape {
  return { parts: bodyParts({ size, pose }, false) }
}

/** Parts of one kind laid down at a pose. */
export function shapeAt(parts: readonly Convex[], pose: Pose): Shape {
  const known = made.get(pose)
  if (known !== undefined) return known
  const shape = placeShape(parts, pose)
  made.set(pose, shape)
  return shape
}
