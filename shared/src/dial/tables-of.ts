/** The card tables that a match is played with: those of its ruleset on its day, whatever comes later (rules/dial.md §11.3). */
import { type Tables, tables } from './data/index.ts'
import type { DialGame } from './state.ts'

export function tablesOf({ ruleset: { name, date } }: Pick<DialGame, 'ruleset'>): Tables {
  return tables(name, date)
}
