/** Tokens that are spent: rules/dial.md §3.2. */
import type { ShipId, TokenKind } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { lose } from './lose.ts'

/** Spends tokens that the ship has. */
export function spend(t: DialTurn, ship: ShipId, token: TokenKind, count: number): void {
  const spent = lose(t, ship, token, count)
  if (spent > 0) t.window('tokenSpent', { ship, token, count: spent })
}
