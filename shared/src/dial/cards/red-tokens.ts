/** Removing one of a ship's red tokens, locks on it included: rules/dial.md §3.2. */
import { isObject, type Json } from '../../kernel/index.ts'
import { tokens } from '../look.ts'
import type { DialGame, Ship, TokenKind } from '../state.ts'
import { breakLock, lose } from '../tokens/index.ts'
import type { DialTurn } from '../turn.ts'

const red: readonly TokenKind[] = ['stress', 'strain', 'deplete', 'ion']

/** One choice for each kind of token, and for each lock by whose it is. */
export function redTokensOf({ locks }: DialGame, ship: Ship): Json[] {
  const held = red.filter(kind => tokens(ship, kind) > 0).map(token => ({ token }))
  return [...held, ...locks.filter(({ on }) => on.id === ship.id).map(({ by }) => ({ lockOf: by }))]
}

export function removeRedToken(t: DialTurn, ship: Ship, choice: Json): void {
  if (!isObject(choice)) return
  const lock = t.game.locks.find(({ by, on }) => on.id === ship.id && by === choice.lockOf)
  if (lock !== undefined) breakLock(t, lock)
  const kind = red.find(token => token === choice.token)
  if (kind !== undefined) lose(t, ship.id, kind, 1)
}
