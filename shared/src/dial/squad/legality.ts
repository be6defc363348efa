/** Whether a squad may be flown in rated play: rules/dial.md §1.1. */

import type { Format, Tables } from '../data/index.ts'
import { fielded, type Rule } from './fielded.ts'
import { inFormat } from './format.ts'
import { limited } from './limited.ts'
import { obstacles } from './obstacles.ts'
import { oneCopy } from './one-copy.ts'
import { loadoutPoints, squadPoints } from './points.ts'
import type { Problem } from './problem.ts'
import { type Reading, readSquad } from './read.ts'
import { requires } from './requires.ts'
import { restrictedList } from './restricted-list.ts'
import { restrictions } from './restrictions.ts'
import { shipCount } from './ship-count.ts'
import { slots } from './slots.ts'
import { solitary } from './solitary.ts'
import type { Squad } from './squad.ts'
import { standardLoadout } from './standard-loadout.ts'
import { standardized } from './standardized.ts'

const RULES: readonly Rule[] = [
  shipCount,
  squadPoints,
  loadoutPoints,
  slots,
  restrictions,
  requires,
  standardLoadout,
  oneCopy,
  limited,
  restrictedList,
  solitary,
  standardized,
  inFormat,
  obstacles,
]

/**
 * Everything for which a squad of known cards is illegal, rule by rule; empty for a legal one. `tables` are those with
 * which it was read. Its faction is not judged here: reading has seen to that (`wrong_faction`).
 */
export const illegalities = (squad: Squad, tables: Tables, format: Format = 'standard'): readonly Problem[] => {
  const seen = fielded(squad, tables, format)
  return RULES.flatMap(rule => rule(seen))
}

/** Reads a squad as `readSquad` does, and judges it. Rated play takes it when it has no problem at all. */
export const judgeSquad = (input: unknown, tables: Tables, format: Format = 'standard'): Reading => {
  const reading = readSquad(input, tables)
  const { squad, problems } = reading
  return squad ? { ...reading, problems: [...problems, ...illegalities(squad, tables, format)] } : reading
}
