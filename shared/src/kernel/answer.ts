/** Answers to requests, open and sealed: design §3. */
import type { Answer } from './command.ts'
import type { Asked, Words } from './game.ts'
import { isObject, type Json } from './json.ts'
import { type Reject, reject } from './reject.ts'
import type { Book } from './run.ts'
import type { Request, Seat, State } from './state.ts'

type AnyState<W extends Words> = State<W['game'], W['secrets']>

/** The part of a sealed answer that is the answer, and what it says about being ready. */
interface Sealed {
  /** null: the answer given before stands. */
  readonly content: Json | null
  readonly ready: boolean
}

function unseal(answer: Json): Sealed | Reject {
  if (!isObject(answer)) return reject('bad_answer', 'answer')
  const { ready, ...content } = answer
  if (ready !== undefined && typeof ready !== 'boolean') return reject('bad_answer', 'answer.ready')
  const empty = Object.keys(content).length === 0
  if (empty && ready === undefined) return reject('bad_answer', 'answer')
  return { content: empty ? null : content, ready: ready === true }
}

function sideOf<W extends Words>(state: AnyState<W>, seat: Seat) {
  const side = state.hidden.sides[state.seats.find(s => s.seat === seat)?.side ?? '']
  if (side === undefined) throw new Error(`no secrets of ${seat}`)
  return side
}

/** What a rule about this request may look at. */
export function askedOf<W extends Words>(state: AnyState<W>, request: Request): Asked<W> {
  return { game: state.game, own: sideOf(state, request.seat).own, seat: request.seat, args: request.args }
}

/** The open request of this id, if it is put to this seat. */
export function openRequest<W extends Words>(state: AnyState<W>, seat: Seat, id: string): Request | Reject {
  const request = state.pending.find(r => r.id === id)
  if (request !== undefined) return request.seat === seat ? request : reject('not_your_request', 'requestId')
  const number = /^q(\d{1,9})$/.exec(id)?.[1]
  const closed = number !== undefined && Number(number) < state.nextRequest
  return reject(closed ? 'request_closed' : 'unknown_request', 'requestId')
}

/** Why this answer is refused; null when it may be taken. Changes nothing. */
export function refuseAnswer<W extends Words>(book: Book<W>, state: AnyState<W>, command: Answer): Reject | null {
  const request = openRequest(state, command.seat, command.requestId)
  if ('code' in request) return request
  const rule = book.request(request)
  if (!request.sealed) return rule.accepts(askedOf(state, request), command.answer)
  const sealed = unseal(command.answer)
  if ('code' in sealed) return sealed
  return sealed.content === null ? null : rule.accepts(askedOf(state, request), sealed.content)
}

/** Takes an answer that was not refused. */
export function takeAnswer<W extends Words>(state: AnyState<W>, command: Answer): void {
  const request = openRequest(state, command.seat, command.requestId)
  if ('code' in request) throw new Error(`took a refused answer: ${request.code}`)
  if (!request.sealed) return close(state, request, command.answer)
  const sealed = unseal(command.answer)
  if ('code' in sealed) throw new Error(`took a refused answer: ${sealed.code}`)
  if (sealed.content !== null) sideOf(state, request.seat).sealed[request.id] = sealed.content
  request.ready = sealed.ready
  openSealed(state)
}

/** Time is out for a request: its default counts, or what was sealed so far. Only for requests that have a default. */
export function timeOut<W extends Words>(state: AnyState<W>, request: Request): void {
  if (!request.sealed) return close(state, request, request.default)
  request.ready = true
  openSealed(state)
}

function close<W extends Words>(state: AnyState<W>, request: Request, answer: Json): void {
  give(state, request, answer)
  openSealed(state)
}

function give<W extends Words>(state: AnyState<W>, request: Request, answer: Json): void {
  state.pending.splice(state.pending.indexOf(request), 1)
  const frame = state.stack.at(-1)
  if (frame === undefined) throw new Error('nobody asked')
  frame.given = [...(frame.given ?? []), { kind: request.kind, seat: request.seat, answer }]
}

/** When nothing but sealed answers is open and every seat is ready, all are opened at once. */
function openSealed<W extends Words>(state: AnyState<W>): void {
  if (!state.pending.every(r => r.sealed && r.ready)) return
  for (const request of [...state.pending]) {
    const { sealed } = sideOf(state, request.seat)
    give(state, request, sealed[request.id] ?? request.default)
    delete sealed[request.id]
  }
}
