/** A squad has three to eight ships: rules/dial.md §1.1. */

import type { Rule } from './fielded.ts'

export const FEWEST = 3
export const MOST = 8

/** A squad without any ship is no squad, which its reader has said already. */
export const shipCount: Rule = ({ ships: { length } }) =>
  length === 0 || (length >= FEWEST && length <= MOST)
    ? []
    : [{ code: 'ship_count', where: 'pilots', message: `A squad has ${FEWEST} to ${MOST} ships, not ${length}.` }]
