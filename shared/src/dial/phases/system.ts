/** The System Phase, lowest initiative first: rules/dial.md §2. */
import { steps } from '../../kernel/index.ts'
import type { DialWords } from '../words.ts'
import { beginPhase, closePhase, duringPhase, endPhase } from './phase.ts'
import { shipByShip } from './ship-by-ship.ts'
import { actsInSystem } from './system-ship.ts'

export const system = steps<DialWords, 'system'>('system', [
  beginPhase('system'),
  duringPhase,
  ...shipByShip('systemShip', actsInSystem),
  closePhase,
  endPhase,
])
