/** What the server itself refuses: the same shape as the engine's rejections (`kernel/reject.ts`), with an HTTP status. */
import type { Reject } from '@wingover/shared/kernel'

const table = {
  // The request line and its headers
  bad_host: [400, 'The Host header is not a host.'],
  bad_target: [400, 'The request target is not a path.'],
  bad_method: [405, 'This method is not answered here.'],
  foreign_origin: [403, 'This page belongs to another site.'],
  length_required: [411, 'Send the body with its length, not in chunks.'],
  too_large: [413, 'The body is too large.'],
  too_many_requests: [429, 'Too many requests from your address; wait a moment.'],
  // Answers of the API and the rooms
  bad_json: [400, 'The body is not JSON.'],
  bad_input: [400, 'The input does not have the form that is expected here.'],
  bad_name: [400, 'A name has 1 to 24 letters, digits, spaces or - _ . and the apostrophe.'],
  no_token: [401, 'Say who you are: send the token of your account.'],
  bad_token: [401, 'This token was not issued here.'],
  expired_token: [401, 'This token has expired.'],
  not_exposed: [403, 'Rooms are made by POST /api/v1/matches and entered by joinById.'],
  not_found: [404, 'There is nothing at this address.'],
  unknown_command: [400, 'There is no such command.'],
  use_request: [400, 'Commands go by request, so that each is answered; a plain send is not taken.'],
  too_many_commands: [429, 'Too many commands at once; wait a moment.'],
  not_seated: [403, 'You have no seat here.'],
  no_match: [404, 'No match has this code.'],
  match_full: [409, 'Every seat of this match is taken.'],
  no_squad: [400, 'Bring a squad to take a seat.'],
  not_over: [409, 'The match goes on; its log is public when it is over.'],
  not_begun: [409, 'The match has not begun: a seat is free.'],
  too_many_devices: [409, 'You are here with too many devices already.'],
  server_full: [503, 'The server holds as many matches as it can; try again later.'],
  not_stored: [503, 'Nothing could be written, so this was not taken; try again later.'],
  halted: [503, 'This match cannot go on here.'],
  shutting_down: [503, 'The server is about to restart; the match is kept.'],
  server_fault: [500, 'The server stumbled; nothing was changed.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type RefusalCode = keyof typeof table

/** Why something was not done: a refusal of the server, or a rejection of the engine. */
export interface Rejection {
  readonly code: string
  /** Where in the input: a path such as `body.name`, or empty. */
  readonly place: string
  readonly message: string
  /** All that is wrong with a squad. */
  readonly problems?: Reject['problems']
}

export interface Refusal extends Rejection {
  readonly code: RefusalCode
}

/** What a command comes to: acknowledged with a value, or rejected. */
export type Reply = { readonly ok: unknown } | { readonly reject: Rejection }

/** A refusal as a value; `more` closes its sentence where that helps. */
export function refuse(code: RefusalCode, place = '', more?: string): Refusal {
  const [, sentence] = table[code]
  return { code, place, message: more === undefined ? sentence : `${sentence} ${more}` }
}

/** The HTTP status of a refusal; what the engine rejects is a bad request. */
export function statusOf({ code }: Rejection): number {
  return isRefusalCode(code) ? table[code][0] : 400
}

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(table, code)
}

/** The whole table, for docs/protocol.md. */
export const refusalTable: readonly { code: RefusalCode; status: number; sentence: string }[] = Object.entries(
  table,
).map(([code, [status, sentence]]) => ({ code: code as RefusalCode, status, sentence }))
