/** Tokens that are spent: rules/dial.md §3.2. */
import type { ShipId, TokenKind } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { takeAway } from './lose.ts'

/** Spends tokens that the ship has. */
export function spend(t: DialTurn, ship: ShipId, token: TokenKind, count: number): void {
  const spent = takeAway(t, ship, token, count)
  if (spent === 0) return
  const args = { ship, token, count: spent }
  t.windows({ window: 'tokenSpent', args }, { window: 'tokenRemoved', args })
}
