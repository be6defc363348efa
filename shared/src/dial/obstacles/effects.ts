/** Obstacles that a move went through or ended on, in the order met: rules/dial.md §5.5. */
import { steps } from '../../kernel/index.ts'
import { obstacleOutlines } from '../data/obstacles/index.ts'
import { isPlaced, shipOf } from '../look.ts'
import { skipStep } from '../phases/skip-step.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'

type Line = DialStep<'obstacleEffects'>

const meetNext: Line = (t, a) => {
  const id = a.obstacles.shift()
  if (id === undefined) return
  const obstacle = t.game.obstacles[id]
  if (!isPlaced(shipOf(t.game, a.ship)) || obstacle === undefined) return t.again()
  const how = a.under.includes(id) ? 'under' : 'through'
  t.emit({ type: 'obstacleMet', ship: a.ship, obstacle: id, how })
  t.push(obstacleOutlines[obstacle.outline].kind, { ship: a.ship })
  if (how === 'through') t.window('throughObstacle', { ship: a.ship, obstacle: id })
  t.again()
}

/** Ending a manoeuvre on any obstacle. */
const loseStep: Line = (t, { ship, under, losesStep }) => {
  if (losesStep && under.length > 0) skipStep(t, ship, 'ended on an obstacle')
}

export const obstacleEffects = steps<DialWords, 'obstacleEffects'>('obstacleEffects', [meetNext, loseStep])
