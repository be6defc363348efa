/** Small squads to judge by one rule. */

import { type Faction, type Format, type Ruleset, tables } from '../data/index.ts'
import { fielded, type Rule } from './fielded.ts'
import { readSquad } from './read.ts'

/** A pilot's id and the ids of the upgrades: `pilots[0].upgrades[1]` is the second upgrade of the first line. */
export type Line = readonly [pilot: string, ...upgrades: string[]]

export interface Terms {
  readonly ruleset?: Ruleset
  readonly format?: Format
  readonly date?: string
  readonly obstacles?: readonly string[]
}

/** What the rule finds, as `code place`. Every id must be known. */
export const found = (rule: Rule, faction: Faction, lines: readonly Line[], terms: Terms = {}): readonly string[] => {
  const { ruleset = 'xwa', format = 'standard', date, obstacles = [] } = terms
  const cards = tables(ruleset)
  const pilots = lines.map(([id, ...upgrades]) => ({ id, upgrades }))
  const { squad, problems } = readSquad({ faction, pilots, obstacles }, cards)
  if (squad === null || problems.length > 0) throw new Error(problems.map(({ message }) => message).join(' '))
  const seen = fielded(squad, cards, format)
  return rule(date === undefined ? seen : { ...seen, date }).map(({ code, where }) => `${code} ${where}`)
}
