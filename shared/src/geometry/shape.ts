/** Obstacles, devices and markers laid on the table: design §4. */
import { place } from './pose.ts'
import type { Convex, Pose, Shape } from './types.ts'

/** Convex parts drawn around their own origin (y up), laid down at a pose. */
export function placeShape(parts: readonly Convex[], at: Pose): Shape {
  return { parts: parts.map(part => part.map(([x, y]) => place(at, x, y))) }
}
