/** The System Phase, lowest initiative first: rules/dial.md §2. Without cards, cloaked ships decloak. */
import { steps } from '../../kernel/index.ts'
import { tokens } from '../look.ts'
import type { DialWords } from '../words.ts'
import { beginPhase, closePhase, duringPhase, endPhase } from './phase.ts'
import { shipByShip } from './ship-by-ship.ts'

export const system = steps<DialWords, 'system'>('system', [
  beginPhase('system'),
  duringPhase,
  ...shipByShip('systemShip', ship => tokens(ship, 'cloak') > 0),
  closePhase,
  endPhase,
])
