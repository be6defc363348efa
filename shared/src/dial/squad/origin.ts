/** For which rules a list was built: rules/dial.md §11.1, §11.3. */

import type { Ruleset } from '../data/index.ts'
import { field, list, text } from './loose.ts'

/** `legacy` stands for every rule set of 200 points, which is not played here. */
export type Origin = Ruleset | 'legacy'

/** The rules that a list names itself, or those that its builder serves; undefined when neither tells. */
export const originOf = (value: unknown): Origin | undefined => {
  const named = ruleset(text(field(value, 'ruleset')) ?? '')
  if (named) return named
  return list(field(value, 'vendor'))
    .slice(0, 8)
    .flatMap(builder => ['builder', 'builder_url', 'link'].map(key => text(field(builder, key)) ?? ''))
    .map(ofBuilder)
    .find(origin => origin !== undefined)
}

const ruleset = (word: string): Origin | undefined => {
  const small = word.slice(0, 40).toLowerCase()
  if (/xwa/.test(small)) return 'xwa'
  if (/amg|2\.5/.test(small)) return 'amg'
  return /legacy|x2po|xlc|ffg|2\.0/.test(small) ? 'legacy' : undefined
}

/** Only the builder's own name or the host of its address counts: the rest of a link is the player's. */
const ofBuilder = (written: string): Origin | undefined => {
  const small = written.slice(0, 80).toLowerCase()
  const own = /^https?:\/\/([^/?#]*)/.exec(small)?.[1] ?? small
  if (/legacy|x2po/.test(own)) return 'legacy'
  return /\bxwa\b/.test(own) ? 'xwa' : undefined
}
