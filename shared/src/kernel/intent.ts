/** What may be said apart from answers: give up, offer, take back, and what host and judge say (design §3). */
import { timeOut } from './answer.ts'
import type { Intent } from './command.ts'
import type { Words } from './game.ts'
import { agree, drawOffer, undoOffer } from './offer.ts'
import { type Reject, reject } from './reject.ts'
import type { Row } from './row.ts'
import type { Seat, State } from './state.ts'
import type { Turn } from './turn.ts'
import { isStillSealed, rowToUndo } from './undo.ts'

/** Why this intent is refused; null when it may be carried out. Changes nothing. */
export function refuseIntent(state: State, rows: readonly Row[], { intent, seat, to = '' }: Intent): Reject | null {
  const player = isPlayer(state, seat)
  switch (intent) {
    case 'concede':
      return player ? null : reject('unknown_seat', 'seat')
    case 'draw':
      return drawOffer(state)?.seats.includes(seat) ? reject('already_offered', 'intent') : null
    case 'decline':
      return player && state.offers.some(o => o.kind === to) ? null : reject('nothing_to_decline', 'to')
    case 'undo':
      return (player ? refusePause(state) : null) ?? refuseUndo(state, rows, seat, to)
    case 'timeout':
      return seat === 'host' ? (refusePause(state) ?? refuseTimeout(state, to)) : reject('host_only', 'seat')
    case 'pause':
      return player ? reject('host_only', 'seat') : null
    case 'time':
      return player ? reject('host_only', 'seat') : null
    case 'resume':
      if (player) return reject('host_only', 'seat')
      return state.paused.includes(to) ? null : reject('not_paused', 'to')
  }
}

/** Carries out an intent that was not refused; an undo takes more than the state (carry-out.ts). */
export function carryOutIntent<W extends Words>(t: Turn<W>, { intent, seat, to = '' }: Intent): void {
  const { state } = t
  switch (intent) {
    case 'concede':
      t.rules.concede(t, seat)
      break
    case 'draw': {
      const fresh = { kind: 'draw' as const, to: '', seats: [] }
      if (!isPlayer(state, seat) || agree(state, drawOffer(state), fresh, seat)) t.end(null, 'agreed')
      break
    }
    case 'decline':
      state.offers = state.offers.filter(o => o.kind !== to)
      break
    case 'timeout': {
      const request = state.pending.find(r => r.id === to)
      if (request === undefined) throw new Error(`no request ${to}`)
      timeOut(t, request)
      break
    }
    case 'pause':
      if (!state.paused.includes(to)) state.paused.push(to)
      break
    case 'resume':
      state.paused = state.paused.filter(reason => reason !== to)
      break
    case 'time':
      t.rules.callTime(t)
      break
    case 'undo':
      throw new Error('undo is carried out elsewhere')
  }
}

export function isPlayer(state: State, seat: Seat): boolean {
  return state.seats.some(s => s.seat === seat)
}

/** Nobody answers, runs out of time or takes back while the match stands still. */
export function refusePause({ paused }: State): Reject | null {
  return paused.length > 0 ? reject('paused', '', paused.join(', ')) : null
}

function refuseUndo(state: State, rows: readonly Row[], seat: Seat, to: string): Reject | null {
  const row = rowToUndo(rows, state, seat, to)
  if ('code' in row) return row
  if (isStillSealed(row, state.pending)) return reject('sealed_is_replaced', 'to')
  return undoOffer(state, to, row.command.seat)?.seats.includes(seat) ? reject('already_offered', 'to') : null
}

function refuseTimeout(state: State, to: string): Reject | null {
  const request = state.pending.find(r => r.id === to)
  if (request === undefined) return reject('unknown_request', 'to')
  if (request.closed) return reject('request_closed', 'to')
  return request.default === null ? reject('no_default', 'to') : null
}
