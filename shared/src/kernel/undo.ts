/** Undo is a row like any other: design §3. It restores what stood before a command, but never a die. */
import { type Reject, reject } from './reject.ts'
import type { Row } from './row.ts'
import type { Request, Seat, State } from './state.ts'

/** The row of the command that a seat wants to take back. A judge may name any seat's. */
export function rowToUndo(rows: readonly Row[], seat: Seat, to: string): Row | Reject {
  const row = rows.findLast(r => r.command.id === to && (seat === 'judge' || r.command.seat === seat))
  return row ?? reject('unknown_undo', 'to')
}

/**
 * Whether nothing was rolled, revealed or said by anybody else since. While sealed answers are open the reply may not
 * depend on what others sealed: rows inside the sealed phase are refused, older ones always need consent.
 */
export function isFree(rows: readonly Row[], row: Row, pending: readonly Request[]): boolean {
  if (pending.some(r => r.sealed)) return false
  const before = rows[row.k - 2]
  const since = rows.slice(row.k - 1)
  const rolled = since.at(-1)?.n !== (before?.n ?? 0)
  return !rolled && since.every(r => !r.revealed && r.command.seat === row.command.seat)
}

/** Whether the command was a sealed answer to a request that is still open. */
export function isStillSealed(row: Row, pending: readonly Request[]): boolean {
  const { command } = row
  return 'requestId' in command && pending.some(r => r.id === command.requestId)
}

/**
 * Makes a restored state the present one: dice and event numbers go on from where they are,
 * and the names of decks of which a card was drawn since are returned, to be shuffled.
 */
export function bringToPresent(restored: State, present: State, at: number): string[] {
  restored.rng.n = present.rng.n
  restored.seq = present.seq
  restored.at = at
  restored.nextRequest = Math.max(restored.nextRequest, present.nextRequest)
  restored.offers = []
  restored.paused = [...present.paused]
  const drawn = (state: State, name: string) => state.hidden.host.decks[name]?.drawn ?? 0
  return Object.keys(restored.hidden.host.decks).filter(name => drawn(present, name) !== drawn(restored, name))
}
