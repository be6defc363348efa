/** Between the referee's plain numbers and the table's bodies and shapes: degrees, mm and polygons (design §4). */
import { type Body, degreesOf, headingOf, type Pose, type Shape, splitPolygon } from '../geometry/index.ts'
import type { BodyQuestion, ObstacleQuestion } from '../protocol/referee.ts'
import { type Refusal, refuse } from './answer.ts'

export function bodyOf({ size, pose: [x, y, degrees] }: BodyQuestion): Body {
  const [dx, dy] = headingOf(degrees)
  return { size, pose: { x, y, dx, dy } }
}

/** The obstacles as convex parts, or a refusal that names the polygon that is not simple. */
export function shapesOf(obstacles: readonly ObstacleQuestion[]): readonly Shape[] | Refusal {
  const shapes: Shape[] = []
  for (const [i, { polygon }] of obstacles.entries()) {
    const parts = splitPolygon(polygon)
    if ('why' in parts) return refuse('bad_input', `obstacles[${i}].polygon: ${parts.why}`)
    shapes.push({ parts })
  }
  return shapes
}

/** Rounded to 1e-9 and never −0. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9 + 0

/** A pose as `[x, y, heading]`: mm, and degrees in [0, 360), each rounded to 1e-9. */
export function poseAnswer({ x, y, dx, dy }: Pose): readonly [number, number, number] {
  const degrees = rounded(degreesOf(dx, dy))
  return [rounded(x), rounded(y), degrees < 360 ? degrees : 0]
}
