/** Blazer Bomb: it burns, and leaves a blaze with a fuse marker behind: rules/dial.md §9.1, §5.5. */
import { shapeInsideArea } from '../../geometry/index.ts'
import { steps } from '../../kernel/index.ts'
import { obstacleOutlines } from '../data/obstacles/index.ts'
import { shapeAt } from '../objects.ts'
import type { Device } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { countOf, hurt, rollFor, unitsAround } from './blast.ts'
import { layObstacle } from './lay.ts'
import { ahead, guideDepth, tabDepth } from './outline.ts'

export function blazerBomb(t: DialTurn, device: Device): void {
  for (const unit of unitsAround(t, device)) hurt(t, unit, device, countOf(rollFor(t, unit, device, 1), 'hit', 'crit'))
  t.push('leaveBlaze', { seat: device.seat, from: device.pose })
}

/** Its guides are aligned to the tab of the bomb, which is opposite to the bomb's own guides. */
const lay: DialStep<'leaveBlaze'> = (t, { seat, from }) => {
  const pose = ahead(from, tabDepth('bomb') + guideDepth('blaze'))
  if (!shapeInsideArea(shapeAt(obstacleOutlines.blaze.parts, pose), t.game.area)) return
  const object = layObstacle(t, seat, { outline: 'blaze', pose, fuses: 1 })
  t.push('placedUnder', { objects: [object] })
}

export const leaveBlaze = steps<DialWords, 'leaveBlaze'>('leaveBlaze', [lay])
