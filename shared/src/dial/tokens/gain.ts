/** Tokens that a ship gains: rules/dial.md §3.2. */
import { isIonised, isPlaced, shipOf, tokens } from '../look.ts'
import { towedBy } from '../scenario/features.ts'
import type { ShipId, TokenKind } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { breakLocksOf } from './break-lock.ts'
import { lose } from './lose.ts'

export const greenTokens: readonly TokenKind[] = ['focus', 'calculate', 'evade', 'reinforceFore', 'reinforceAft']

/**
 * Lays so many tokens of a kind beside a ship on the table: one event, one window, however many they are.
 * An ionised ship breaks its locks; a jam token that waits takes a green one away again. There is never a second cloak, and none on a ship that tows.
 * What a player chooses about new jam and tractor tokens is the frame `gainTokens`, which calls this.
 */
export function gain(t: DialTurn, id: ShipId, token: TokenKind, count: number): void {
  const ship = shipOf(t.game, id)
  const cloaks = towedBy(t.game, id) === undefined ? 1 - tokens(ship, 'cloak') : 0
  const gained = token === 'cloak' ? Math.min(count, cloaks) : count
  if (!isPlaced(ship) || gained < 1) return
  ship.tokens[token] = tokens(ship, token) + gained
  t.emit({ type: 'tokenGained', ship: id, token, count: gained })
  t.window('tokenGained', { ship: id, token, count: gained })
  if (token === 'ion' && isIonised(ship)) breakLocksOf(t, id)
  if (greenTokens.includes(token)) lose(t, id, token, lose(t, id, 'jam', gained))
}
