/** Obstacles and mines that a move went through or ended on, in the order met: rules/dial.md §5.5, §3.1 step 2f. */
import { steps } from '../../kernel/index.ts'
import { obstacleOutlines } from '../data/obstacles/index.ts'
import { isPlaced, shipOf } from '../look.ts'
import { skipStep } from '../phases/skip-step.ts'
import { meetRemote } from '../remotes/meet.ts'
import type { ShipId } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'

type Line = DialStep<'obstacleEffects'>

/** Ending a manoeuvre on any obstacle. */
const loseStep: Line = (t, { ship, met, losesStep }) => {
  if (losesStep && met.some(m => m.kind === 'obstacle' && m.under)) skipStep(t, ship, 'ended on an obstacle')
}

const meetNext: Line = (t, { ship, met }) => {
  const next = met.shift()
  if (next === undefined || !isPlaced(shipOf(t.game, ship))) return
  t.again()
  if (next.kind === 'device') return meetDevice(t, ship, next.id)
  const obstacle = t.game.obstacles[next.id]
  if (obstacle === undefined) return
  t.emit({ type: 'obstacleMet', ship, obstacle: next.id, how: next.under ? 'under' : 'through' })
  t.push(obstacleOutlines[obstacle.outline].kind, { ship })
  if (next.through) t.window('throughObstacle', { ship, obstacle: next.id })
}

/** It may be gone, or lie elsewhere by now. */
function meetDevice(t: DialTurn, ship: ShipId, id: string): void {
  const device = t.game.devices[id]
  if (device?.kind === 'mine') t.push('detonate', { device: id, ship })
  if (device?.kind === 'remote') meetRemote(t, ship, device)
}

export const obstacleEffects = steps<DialWords, 'obstacleEffects'>('obstacleEffects', [loseStep, meetNext])
