/** Tokens that leave a ship: rules/dial.md §3.2. */
import { without } from '../../kernel/index.ts'
import { shipOf, tokens } from '../look.ts'
import type { ShipId, TokenKind } from '../state.ts'
import type { DialTurn } from '../turn.ts'

/** Removes up to so many tokens of a kind and returns how many it took. */
export function lose(t: DialTurn, ship: ShipId, token: TokenKind, count: number): number {
  const lost = takeAway(t, ship, token, count)
  if (lost > 0) t.window('tokenRemoved', { ship, token, count: lost })
  return lost
}

/** The same, with the window left to the caller. */
export function takeAway(t: DialTurn, id: ShipId, token: TokenKind, count: number): number {
  const ship = shipOf(t.game, id)
  const held = tokens(ship, token)
  const lost = Math.min(count, held)
  if (lost === 0) return 0
  if (lost === held) ship.tokens = without(ship.tokens, token)
  else ship.tokens[token] = held - lost
  t.emit({ type: 'tokenLost', ship: id, token, count: lost })
  return lost
}
