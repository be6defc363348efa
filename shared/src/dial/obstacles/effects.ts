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

/** An obstacle's effects may be ignored. */
const meetNext: Line = (t, { ship, met }) => {
  const [next] = met
  if (next === undefined || !isPlaced(shipOf(t.game, ship))) return t.leave()
  if (next.kind === 'obstacle' && t.game.obstacles[next.id] !== undefined) {
    const { id: obstacle, through, under } = next
    t.window('throughObstacle', { ship, obstacle, through, under })
  }
}

/** Ending a manoeuvre on any obstacle loses the step. */
const affect: Line = (t, { ship, met, losesStep }) => {
  const next = met.shift()
  t.goto(meetNext)
  if (next?.kind === 'device') meetDevice(t, ship, next.id)
  if (next?.kind !== 'obstacle' || t.result() !== null) return
  const obstacle = t.game.obstacles[next.id]
  if (obstacle === undefined || !isPlaced(shipOf(t.game, ship))) return
  if (losesStep && next.under) skipStep(t, ship, 'ended on an obstacle')
  t.emit({ type: 'obstacleMet', ship, obstacle: next.id, how: next.under ? 'under' : 'through' })
  t.push(obstacleOutlines[obstacle.outline].kind, { ship })
}

/** It may be gone, or lie elsewhere by now. */
function meetDevice(t: DialTurn, ship: ShipId, id: string): void {
  const device = t.game.devices[id]
  if (device?.kind === 'mine') t.push('detonate', { device: id, ship })
  if (device?.kind === 'remote') meetRemote(t, ship, device)
}

export const obstacleEffects = steps<DialWords, 'obstacleEffects'>('obstacleEffects', [meetNext, affect])
