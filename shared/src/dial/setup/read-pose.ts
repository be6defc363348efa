import { type Pose, pose } from '../../geometry/index.ts'
import { isObject } from '../../kernel/index.ts'

/** How far a heading given from outside may be from length 1 before it is no heading. */
const slack = 1e-6
/** Nothing is placed farther out than this, mm: it keeps the arithmetic honest. */
const far = 10_000

/** A pose from outside with its heading brought to length 1, or null when it is none. */
export function readPose(value: unknown): Pose | null {
  if (!isObject(value)) return null
  const { x, y, dx, dy } = value
  if (typeof x !== 'number' || typeof y !== 'number' || typeof dx !== 'number' || typeof dy !== 'number') return null
  if (!(x >= -far && x <= far && y >= -far && y <= far)) return null
  const off = dx * dx + dy * dy - 1
  return off >= -slack && off <= slack ? pose(x, y, dx, dy) : null
}
