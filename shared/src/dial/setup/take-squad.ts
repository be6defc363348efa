/** Which squads a table takes: rules/dial.md §1.1, contracts/referee.md. */
import { type Json, type Reject, reject } from '../../kernel/index.ts'
import type { Tables } from '../data/index.ts'
import { isPlayable, judgeSquad, type Problem, type Squad } from '../squad/index.ts'

/** So many stay with the match for the players to see: what is sent at every turn does not grow with a wild list. */
const mostKept = 30

interface Table {
  readonly cards: Tables
  readonly rated: boolean
  /** Of the squad in the options. */
  readonly place: string
}

/**
 * The squad with what is illegal about it, or why the table does not take it, with everything that is wrong. No table
 * takes a list without ships or with one that is unknown or huge; a rated match takes legal squads of the standard
 * format only.
 */
export function takeSquad(
  list: Json,
  { cards, rated, place }: Table,
): { readonly squad: Squad; readonly problems: readonly Problem[] } | Reject {
  const reading = judgeSquad(list, cards)
  const { squad, problems } = reading
  const first = problems[0]?.message
  if (squad === null || !isPlayable(reading)) return { ...reject('bad_squad', place, first), problems }
  if (rated && problems.length > 0) return { ...reject('illegal_squad', place, first), problems }
  return { squad, problems: problems.slice(0, mostKept) }
}
