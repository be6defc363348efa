/** Undo is a row like any other: design §3. It restores what stood before a command, but never a die. */
import { type Reject, reject } from './reject.ts'
import type { Row } from './row.ts'
import type { Offer, Request, Seat, State } from './state.ts'

/** The rows that led to the present, latest first: what was taken back is not among them. */
function* line(rows: readonly Row[]): Generator<Row> {
  for (let row = rows.at(-1); row !== undefined; row = rows[(row.back ?? row.k - 1) - 1]) yield row
}

/** The row to take back: a seat's own, or one whose undo another seat offers. The judge and the host may name any seat's. */
export function rowToUndo(rows: readonly Row[], state: State, seat: Seat, to: string): Row | Reject {
  const named = [...line(rows)].filter(r => r.command.id === to)
  const makers = [seat, ...state.offers.filter(o => isUndo(o, to)).map(o => o.seats[0])]
  for (const maker of makers) {
    const row = named.find(r => r.command.seat === maker)
    if (row !== undefined) return row
  }
  const any = state.seats.some(s => s.seat === seat) ? undefined : named[0]
  return any ?? reject('unknown_undo', 'to')
}

function isUndo(offer: Offer, to: string): boolean {
  return offer.kind === 'undo' && offer.to === to
}

/**
 * Whether nothing was rolled or revealed since, and nobody else moved. While sealed answers are open the reply may not
 * depend on what others sealed: rows inside the sealed phase are refused, older ones always need consent.
 */
export function isFree(rows: readonly Row[], row: Row, pending: readonly Request[]): boolean {
  if (pending.some(r => r.sealed)) return false
  const before = rows[row.k - 2]
  const since = rows.slice(row.k - 1)
  const rolled = since.at(-1)?.n !== (before?.n ?? 0)
  return !rolled && since.every(r => !r.revealed && (r.command.seat === row.command.seat || !moves(r)))
}

/** Whether a row changed the position. An offer, a refusal or a pause by the other side costs nobody his free undo. */
function moves({ command, back }: Row): boolean {
  return !('intent' in command) || command.intent === 'timeout' || back !== undefined
}

/** Whether the command was a sealed answer to a request that is still open. */
export function isStillSealed(row: Row, pending: readonly Request[]): boolean {
  const { command } = row
  return 'requestId' in command && pending.some(r => r.id === command.requestId)
}

/**
 * Makes a restored state the present one. Some numbers never go back: of dice, events, requests and cards drawn.
 * Returns the decks of which a card was drawn since.
 */
export function bringToPresent(restored: State, present: State, at: number): string[] {
  restored.rng.n = present.rng.n
  restored.seq = present.seq
  restored.at = at
  restored.nextRequest = present.nextRequest
  restored.offers = []
  restored.paused = [...present.paused]
  const seen: string[] = []
  for (const [name, deck] of Object.entries(restored.hidden.host.decks)) {
    const drawn = present.hidden.host.decks[name]?.drawn ?? 0
    if (drawn > deck.drawn) seen.push(name)
    deck.drawn = Math.max(drawn, deck.drawn)
  }
  return seen
}
