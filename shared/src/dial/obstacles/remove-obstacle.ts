/** An obstacle leaves the table, with the locks on it; a fused one loses a fuse marker instead: rules/dial.md §3.2. */
import { without } from '../../kernel/index.ts'
import { loseFuse } from '../devices/fuse.ts'
import type { ObjectRef } from '../state.ts'
import { breakLocksOn } from '../tokens/index.ts'
import type { DialTurn } from '../turn.ts'

export function removeObstacle(t: DialTurn, id: string): void {
  const on: ObjectRef = { kind: 'obstacle', id }
  const obstacle = t.game.obstacles[id]
  if (obstacle === undefined || loseFuse(t, on)) return
  breakLocksOn(t, on)
  t.game.obstacles = without(t.game.obstacles, id)
  t.emit({ type: 'obstacleRemoved', obstacle: id, outline: obstacle.outline })
}
