/** A round is five phases: rules/dial.md §2. */
import { steps } from '../../kernel/index.ts'
import { endLasting } from '../cards/lasting.ts'
import type { DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'

export const round = steps<DialWords, 'round'>('round', [
  beginRound,
  t => t.push('planning', {}),
  t => t.push('system', {}),
  t => t.push('activations', {}),
  t => t.push('engagement', {}),
  t => t.push('endPhase', {}),
])

function beginRound(t: DialTurn): void {
  t.game.round++
  endLasting(t, 'round')
  for (const ship of Object.values(t.game.ships)) {
    ship.attempted = []
    ship.tractored = false
    ship.bonusAttacked = false
    ship.placedDevice = false
  }
  t.window('roundStart', { round: t.game.round })
}
