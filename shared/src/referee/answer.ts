/** What the referee command answers, and how it refuses: one JSON object a line (design §4). */

export type ErrorCode =
  | 'bad_json'
  | 'unknown_op'
  | 'bad_input'
  | 'unknown_maneuver'
  | 'overlap_at_start'
  | 'slot_blocked'
  | 'engine_fault'

/** A question that is not answered: why, and a sentence that names the place. */
export interface Refusal {
  readonly error: { readonly code: ErrorCode; readonly message: string }
}

export type Answer = object

export const refuse = (code: ErrorCode, message: string): Refusal => ({ error: { code, message } })

export const isRefusal = (answer: Answer | Refusal): answer is Refusal => 'error' in answer

export const overlapAtStart = (ship: number): Refusal =>
  refuse('overlap_at_start', `ships[${ship}]: the ship overlaps this one at its start`)
