/** Tokens that lie on a card itself: its text says what for. They stay there until it says otherwise. */
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
  const upgrade = ship.upgrades.find(u => u.id === card)
  const left = cardTokens(ship, card, token) + by
  if (upgrade === undefined || left < 0) throw new Error(`${card} of ${id} has no ${-by} ${token} tokens`)
  const { [token]: _, ...others } = upgrade.holds ?? {}
  if (left > 0) upgrade.holds = { ...others, [token]: left }
  else if (Object.keys(others).length > 0) upgrade.holds = others
  else delete upgrade.holds
}
