/** A token goes from one ship to another: rules/dial.md §3.2. */
import type { Seat } from '../../kernel/index.ts'
import type { ShipId, TokenKind } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { lose } from './lose.ts'

/** Whoever calls has looked whether the one has it and the other can take it. `by`: the player whose effect it is. */
export function transfer(t: DialTurn, from: ShipId, to: ShipId, token: TokenKind, by: Seat): void {
  if (lose(t, from, token, 1) > 0) t.push('gainTokens', { ship: to, token, count: 1, by })
}
