/** The Engagement Phase, highest initiative first: rules/dial.md §2. */
import { steps } from '../../kernel/index.ts'
import type { DialWords } from '../words.ts'
import { beginPhase, closePhase, duringPhase, endPhase } from './phase.ts'
import { removeDoomed, shipByShip } from './ship-by-ship.ts'

export const engagement = steps<DialWords, 'engagement'>('engagement', [
  beginPhase('engagement'),
  duringPhase,
  ...shipByShip('engage'),
  closePhase,
  t => void removeDoomed(t),
  endPhase,
])
