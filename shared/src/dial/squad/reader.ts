/** What reading a squad needs to know and finds wrong: rules/dial.md §11.1. */

import type { Tables } from '../data/index.ts'
import { type CardIndex, pilotIndex, tidy, upgradeIndex } from './card-ids.ts'
import { nearest } from './near.ts'
import { type Problem, type ProblemCode, shown } from './problem.ts'

export interface Reader {
  readonly tables: Tables
  readonly pilots: CardIndex
  readonly upgrades: CardIndex
  readonly problems: Problem[]
}

/** Looking for a near word costs time, so it stops after so many problems. */
const MOST_HINTS = 20

const indexes = new WeakMap<Tables, Pick<Reader, 'pilots' | 'upgrades'>>()

/** A reader without problems yet. The indexes of a table are made once. */
export const readerOf = (tables: Tables): Reader => {
  const made = indexes.get(tables) ?? { pilots: pilotIndex(tables), upgrades: upgradeIndex(tables) }
  indexes.set(tables, made)
  return { tables, ...made, problems: [] }
}

export const report = ({ problems }: Reader, code: ProblemCode, where: string, message: string): undefined => {
  problems.push({ code, where, message })
}

/** Reports an id that nothing answers to, with the nearest one that exists. */
export const unknown = (
  reader: Reader,
  what: string,
  written: string,
  where: string,
  ids: readonly string[],
): undefined => {
  const near = reader.problems.length < MOST_HINTS ? nearest(tidy(written), ids) : undefined
  const hint = near === undefined ? '' : ` Is "${near}" meant?`
  report(reader, 'unknown_id', where, `There is no ${what} "${shown(written)}".${hint}`)
}
