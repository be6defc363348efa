/** The Engagement Phase (rules/dial.md §2): attacks are not refereed yet, so it is passed over and says so. */
import { steps } from '../../kernel/index.ts'
import type { DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { beginPhase, closePhase, endPhase } from './phase.ts'

export const engagement = steps<DialWords, 'engagement'>('engagement', [
  beginPhase('engagement'),
  passOver,
  closePhase,
  endPhase,
])

function passOver(t: DialTurn): void {
  t.emit({ type: 'engagementPassed', round: t.game.round })
}
