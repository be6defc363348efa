/** Casual play takes squads that are merely illegal: contracts/referee.md, rules/dial.md §1.1. */

import type { Problem } from './problem.ts'
import type { Reading } from './read.ts'

/**
 * Whether the squad can be put on the table: it has ships, and every pilot of the list is one of them. What else is wrong
 * with it stands in `problems` for the players to see; unknown upgrades and obstacles are left out.
 */
export const isPlayable = ({ squad, problems }: Reading): boolean =>
  squad !== null && squad.ships.length > 0 && !problems.some(losesShip)

const losesShip = ({ code, where }: Problem): boolean =>
  code === 'unsupported_size' || (code === 'unknown_id' && /^pilots\[\d+\]$/.test(where))
