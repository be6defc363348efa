/** What can be wrong with a squad: rules/dial.md §1.1, §11.1. */

export const problemCodes = [
  'not_json',
  'first_edition',
  'unknown_faction',
  'unknown_id',
  'wrong_faction',
  'over_cost',
  'over_loadout',
  'no_slot',
  'restricted',
  'limit_exceeded',
  'solitary',
  'standardized',
  'fixed_loadout',
  'ship_count',
  'not_in_format',
  'wrong_ruleset',
  'unsupported_size',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** `where` is the place in the list as it was written, such as `pilots[2].upgrades.talent[0]`; empty for the whole list. */
export interface Problem {
  readonly code: ProblemCode
  readonly where: string
  readonly message: string
}

/** A foreign word as it may stand in a message or a place: short, without control characters. */
export const shown = (word: string): string =>
  `${word.slice(0, 60).replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')}${word.length > 60 ? '…' : ''}`
