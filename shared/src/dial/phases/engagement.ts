/** The Engagement Phase, highest initiative first: rules/dial.md §2. */
import { steps } from '../../kernel/index.ts'
import { onTable, shipOf } from '../look.ts'
import type { DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { nextByInitiative } from './initiative.ts'
import { beginPhase, closePhase, endPhase } from './phase.ts'
import { shipByShip } from './ship-by-ship.ts'

/** Simultaneous fire: who was destroyed leaves when every ship of the initiative that engages now has engaged. */
function removeDestroyed(t: DialTurn): void {
  const [next] = nextByInitiative(t.game, 'descending')
  const initiative = next === undefined ? null : shipOf(t.game, next).initiative
  if (initiative === t.game.engaging) return
  t.game.engaging = initiative
  for (const ship of onTable(t.game)) {
    if (ship.doomed) t.push('leavePlay', { ship: ship.id, how: 'destroyed' })
  }
}

function stopEngaging(t: DialTurn): void {
  t.game.engaging = null
}

export const engagement = steps<DialWords, 'engagement'>('engagement', [
  beginPhase('engagement'),
  ...shipByShip('engage', 'descending', removeDestroyed),
  removeDestroyed,
  stopEngaging,
  closePhase,
  endPhase,
])
