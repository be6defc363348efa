/** Answers to requests, open and sealed: design §3. */
import type { Answer } from './command.ts'
import type { Asked, Words } from './game.ts'
import { copy, isObject, type Json, without } from './json.ts'
import { lapse } from './offer.ts'
import { type Reject, reject } from './reject.ts'
import type { Book } from './run.ts'
import { type Request, type Seat, type State, secretsOf } from './state.ts'
import type { Turn } from './turn.ts'

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
  const secrets = secretsOf(state, seat)
  if (secrets === undefined) throw new Error(`no seat ${seat}`)
  return secrets
}

/** What a rule about this request may look at. */
export function askedOf<W extends Words>(state: AnyState<W>, request: Request): Asked<W> {
  return { game: state.game, own: sideOf(state, request.seat).own, seat: request.seat, args: request.args }
}

/** The open request of this id, if it is put to this seat. */
export function openRequest<W extends Words>(state: AnyState<W>, seat: Seat, id: string): Request | Reject {
  const request = state.pending.find(r => r.id === id)
  if (request === undefined) return reject(isPast(state, id) ? 'request_closed' : 'unknown_request', 'requestId')
  if (request.seat !== seat) return reject('not_your_request', 'requestId')
  return request.closed ? reject('request_closed', 'requestId') : request
}

function isPast<W extends Words>(state: AnyState<W>, id: string): boolean {
  const number = /^q([1-9]\d{0,8})$/.exec(id)?.[1]
  return number !== undefined && Number(number) < state.nextRequest
}

/** Why this answer is refused; null when it may be taken. Changes nothing. */
export function refuseAnswer<W extends Words>(book: Book<W>, state: AnyState<W>, command: Answer): Reject | null {
  const request = openRequest(state, command.seat, command.requestId)
  if ('code' in request) return request
  const rule = book.request(request)
  if (!request.sealed) return rule.accepts(askedOf(state, request), command.answer)
  const sealed = unseal(command.answer)
  if ('code' in sealed) return sealed
  if (sealed.content !== null) return rule.accepts(askedOf(state, request), sealed.content)
  const nothing = request.default === null && sideOf(state, request.seat).sealed[request.id] === undefined
  return sealed.ready && nothing ? reject('bad_answer', 'answer', 'Nothing is sealed yet.') : null
}

/** Takes an answer that was not refused. The match keeps a copy: the journal's command is never touched. */
export function takeAnswer<W extends Words>(t: Turn<W>, command: Answer): void {
  const request = openRequest<W>(t.state, command.seat, command.requestId)
  if ('code' in request) throw new Error(`took a refused answer: ${request.code}`)
  if (request.sealed) seal(t, request, command.answer)
  else give(t, request, copy(command.answer))
  openSealed(t)
}

function seal<W extends Words>({ state }: Turn<W>, request: Request, answer: Json): void {
  const sealed = unseal(answer)
  if ('code' in sealed) throw new Error(`took a refused answer: ${sealed.code}`)
  if (sealed.content !== null) sideOf<W>(state, request.seat).sealed[request.id] = copy(sealed.content)
  request.ready = sealed.ready
}

/** Time is out for a request: its default counts, or what was sealed so far. Only for requests that have a default. */
export function timeOut<W extends Words>(t: Turn<W>, request: Request): void {
  if (request.sealed) {
    request.ready = true
    request.closed = true
  } else give(t, request, request.default)
  openSealed(t)
}

/** Offers lapse here and not when something is sealed: that nobody may notice. */
function give<W extends Words>({ state }: Turn<W>, request: Request, answer: Json): void {
  lapse(state, request.seat)
  state.pending.splice(state.pending.indexOf(request), 1)
  const frame = state.stack.at(-1)
  if (frame === undefined) throw new Error('nobody asked')
  frame.given = [...(frame.given ?? []), { kind: request.kind, seat: request.seat, answer }]
}

/**
 * When nothing but sealed answers is open and every seat is ready, all are opened at once. No seat may look behind that
 * alone: whether an undo is free would else tell how often another one changed his mind.
 */
function openSealed<W extends Words>(t: Turn<W>): void {
  const { pending } = t.state
  if (pending.length === 0 || !pending.every(r => r.sealed && r.ready)) return
  for (const request of [...pending]) {
    const side = sideOf<W>(t.state, request.seat)
    give(t, request, side.sealed[request.id] ?? request.default)
    side.sealed = without(side.sealed, request.id)
  }
  t.revealed = true
}
