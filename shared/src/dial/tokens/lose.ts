/** Tokens that leave a ship: rules/dial.md §3.2. */
import { shipOf, tokens } from '../look.ts'
import type { ShipId, TokenKind } from '../state.ts'
import type { DialTurn } from '../turn.ts'

/** Takes away up to so many tokens of a kind and returns how many it took. */
export function lose(t: DialTurn, id: ShipId, token: TokenKind, count: number): number {
  const ship = shipOf(t.game, id)
  const held = tokens(ship, token)
  const lost = Math.min(count, held)
  if (lost === 0) return 0
  if (lost === held) delete ship.tokens[token]
  else ship.tokens[token] = held - lost
  t.emit({ type: 'tokenLost', ship: id, token, count: lost })
  t.window('tokenRemoved', { ship: id, token, count: lost })
  return lost
}
