/** Tokens are gained: rules/dial.md §3.2. */
import { steps } from '../../kernel/index.ts'
import { isIonised, isPlaced, isRemote, shipOf, tokens } from '../look.ts'
import { towedBy } from '../scenario/features.ts'
import type { ShipId, TokenKind } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { breakLocksOf } from './break-lock.ts'
import { lose } from './lose.ts'

export const greenTokens: readonly TokenKind[] = ['focus', 'calculate', 'evade', 'reinforceFore', 'reinforceAft']

/**
 * Lays so many tokens of a kind beside a ship on the table: one event, one window, however many they are.
 * An ionised ship breaks its locks; a jam token that waits takes a green one away again. There is never a second cloak, and none on a ship that tows.
 * Where a card may stand for the gain ("would … instead"), it is asked before: it gives for how many of the tokens it
 * stands, or true for all of them. A remote has no tokens.
 * What a player chooses about new jam and tractor tokens is the frame `gainTokens`, which calls this.
 */
export function gain(t: DialTurn, ship: ShipId, token: TokenKind, count: number): void {
  if (isRemote(shipOf(t.game, ship))) return
  if (t.interests('wouldGain', { ship, token, count })) t.push('gain', { ship, token, count })
  else lay(t, ship, token, count)
}

const ask: DialStep<'gain'> = (t, { ship, token, count }) => t.interrupt('wouldGain', { ship, token, count })

/** Hands on how many are gained. */
const layTheRest: DialStep<'gain'> = (t, { ship, token, count }) => {
  const replaced = t.result()
  const left = replaced === true ? 0 : count - (typeof replaced === 'number' ? replaced : 0)
  lay(t, ship, token, left)
  t.give(left)
}

export const gainFrame = { ...steps<DialWords, 'gain'>('gain', [ask, layTheRest]), within: true } as const

function lay(t: DialTurn, id: ShipId, token: TokenKind, count: number): void {
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
