/** What the referee command answers, and how it refuses: one JSON object a line (design §4). */

import type {
  ArcAnswer,
  ErrorAnswer,
  FlyAnswer,
  MeasureAnswer,
  MoveAnswer,
  RepositionAnswer,
  SquadAnswer,
} from '../protocol/referee.ts'

/** A question that is not answered: why, and a sentence that names the place. */
export type Refusal = ErrorAnswer

export type Answer = FlyAnswer | RepositionAnswer | MeasureAnswer | SquadAnswer | MoveAnswer | ArcAnswer

export const refuse = (code: ErrorAnswer['error']['code'], message: string): Refusal => ({ error: { code, message } })

export const isRefusal = (answer: object): answer is Refusal => 'error' in answer

export const overlapAtStart = (ship: number): Refusal =>
  refuse('overlap_at_start', `ships[${ship}]: the ship overlaps this one at its start`)
