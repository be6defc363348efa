/** Blazes and chaff clouds go in an End Phase, after their fuse markers: rules/dial.md §5.5. */
import { obstacleOutlines } from '../data/obstacles/index.ts'
import { obstaclesOf } from '../look.ts'
import type { DialTurn } from '../turn.ts'
import { removeObstacle } from './remove-obstacle.ts'

export function burnOut(t: DialTurn): void {
  for (const { id, outline } of obstaclesOf(t.game)) {
    const { kind } = obstacleOutlines[outline]
    if (kind === 'blaze' || kind === 'chaff') removeObstacle(t, id)
  }
}
