/** Tokens that lie on a card itself: its text says what for. They stay there until it says otherwise. */
import { without } from '../../kernel/index.ts'
import { shipOf } from '../look.ts'
import type { Ship, ShipId, TokenKind } from '../state.ts'
import type { DialTurn } from '../turn.ts'

export function cardTokens({ upgrades }: Ship, card: string, token: TokenKind): number {
  return upgrades.find(({ id }) => id === card)?.holds?.[token] ?? 0
}

export function layOnCard(t: DialTurn, ship: ShipId, card: string, token: TokenKind, count: number): void {
  change(t, ship, card, token, count)
  t.emit({ type: 'cardTokenGained', ship, card, token, count })
}

/** Takes tokens that are there. */
export function takeFromCard(t: DialTurn, ship: ShipId, card: string, token: TokenKind, count: number): void {
  change(t, ship, card, token, -count)
  t.emit({ type: 'cardTokenLost', ship, card, token, count })
}

function change(t: DialTurn, id: ShipId, card: string, token: TokenKind, by: number): void {
  const ship = shipOf(t.game, id)
  const at = ship.upgrades.findIndex(u => u.id === card)
  const upgrade = ship.upgrades[at]
  const left = cardTokens(ship, card, token) + by
  if (upgrade === undefined || left < 0) throw new Error(`${card} of ${id} has no ${-by} ${token} tokens`)
  const { holds = {}, ...bare } = upgrade
  const others = without(holds, token)
  const now = left > 0 ? { ...others, [token]: left } : others
  ship.upgrades[at] = Object.keys(now).length > 0 ? { ...bare, holds: now } : bare
}
