/** Face-up damage cards are abilities of their ship while they lie so: rules/dial.md §7.3, §7.4. */
import type { Listener } from '../../kernel/index.ts'
import { damageCardWindows } from '../cards/damage-cards.ts'
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { layFaceDown } from './deck.ts'

/** A card lies face up from now on and takes part in its windows. */
export function turnFaceUp(t: DialTurn, ship: Ship, card: string): void {
  ship.damage.up.push(card)
  for (const window of damageCardWindows(card)) t.listen(window, listenerOf(ship, card))
}

/** One face-up card of this name is turned face down: its effect is over. False when there is none. */
export function turnFaceDown(t: DialTurn, ship: Ship, card: string): boolean {
  const at = ship.damage.up.indexOf(card)
  if (at < 0) return false
  ship.damage.up.splice(at, 1)
  t.silence(listenerOf(ship, card))
  layFaceDown(t, ship, card)
  t.emit({ type: 'damageRepaired', ship: ship.id, card })
  t.window('cardRepaired', { ship: ship.id, card })
  return true
}

function listenerOf(ship: Ship, card: string): Listener {
  return { ability: card, source: ship.id, seat: ship.seat }
}
