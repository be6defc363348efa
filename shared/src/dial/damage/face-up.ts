/** Face-up damage cards are abilities of their ship while they lie so: rules/dial.md §7.3, §7.4. */
import { type Listener, steps } from '../../kernel/index.ts'
import { damageEffects, immediateEffects } from '../cards/damage-cards.ts'
import { isInPlay, shipOf } from '../look.ts'
import type { Ship } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { layFaceDown } from './deck.ts'

/** A card lies face up from now on and takes part in its windows. */
export function turnFaceUp(t: DialTurn, ship: Ship, card: string): void {
  ship.damage.up.push(card)
  if (!isInPlay(ship)) return
  for (const { id, window } of damageEffects(card)) t.listen(window, listenerOf(ship, id))
}

/** What a card does at once, whether it was dealt or exposed. */
export function resolveFaceUp(t: DialTurn, ship: Ship, card: string): void {
  immediateEffects[card]?.(t, ship.id)
}

/** One face-up card of this name is turned face down: its effect is over. Without one nothing happens. */
export function turnFaceDown(t: DialTurn, ship: Ship, card: string): void {
  const at = ship.damage.up.indexOf(card)
  if (at < 0) return
  ship.damage.up.splice(at, 1)
  for (const { id } of damageEffects(card)) t.silence(listenerOf(ship, id))
  layFaceDown(t, ship, card)
  t.emit({ type: 'damageRepaired', ship: ship.id, card })
  t.window('cardRepaired', { ship: ship.id, card })
}

const turn: DialStep<'turnFaceDown'> = (t, { ship, card }) => turnFaceDown(t, shipOf(t.game, ship), card)

export const turnFaceDownFrame = steps<DialWords, 'turnFaceDown'>('turnFaceDown', [turn])

function listenerOf(ship: Ship, ability: string): Listener {
  return { ability, source: ship.id, seat: ship.seat }
}
