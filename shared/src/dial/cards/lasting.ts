/** Effects of cards that go on until the end of a phase or round: rules/dial.md §9.4. Each ends with its ship. */
import type { DialGame, Lasting, Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'

/** `on`: what it is about, if one thing only. */
export function lastUntil(
  t: DialTurn,
  until: Lasting['until'],
  { id }: Ship,
  card: string,
  on: string | null = null,
): void {
  if (!t.game.lasting.some(effect => isThat(effect, id, card, on))) t.game.lasting.push({ ship: id, card, on, until })
}

export function lasts({ lasting }: DialGame, { id }: Ship, card: string, on: string | null = null): boolean {
  return lasting.some(effect => isThat(effect, id, card, on))
}

/** What such an effect is about; null when there is none, or nothing that it is about. */
export function lastingOn({ lasting }: DialGame, { id }: Ship, card: string): string | null {
  return lasting.find(effect => effect.ship === id && effect.card === card)?.on ?? null
}

export function stopLasting(t: DialTurn, { id }: Ship, card: string): void {
  t.game.lasting = t.game.lasting.filter(effect => effect.ship !== id || effect.card !== card)
}

/** With a round ends its last phase too. */
export function endLasting(t: DialTurn, over: 'phase' | 'round'): void {
  t.game.lasting = t.game.lasting.filter(({ until }) => until === 'used' || (until === 'round' && over === 'phase'))
}

function isThat(effect: Lasting, ship: string, card: string, on: string | null): boolean {
  return effect.ship === ship && effect.card === card && effect.on === on
}
