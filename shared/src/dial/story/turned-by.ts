/** Which way a ship was turned in place. */
import type { Pose } from '../../geometry/index.ts'

/** A quarter turn to a side as the ship sees it, or half a turn. */
export function turnedBy(from: Pose, to: Pose): 'left' | 'right' | 'around' {
  const ahead = from.dx * to.dx + from.dy * to.dy
  const leftwards = from.dx * to.dy - from.dy * to.dx
  if (ahead < -0.5) return 'around'
  return leftwards > 0 ? 'left' : 'right'
}
