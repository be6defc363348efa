/** What differs between rulesets, as fields with defaults: rules/dial.md §15. */
import type { Ruleset as RulesetName } from './data/index.ts'

export interface Ruleset {
  readonly name: RulesetName
  /** Points at which the game may end. */
  readonly endScore: number
  /** Obstacle effects come before Check Difficulty (A7). */
  readonly obstacleBeforeDifficulty: boolean
  /** Guides are part of the base for overlap, placement and fleeing (A22, A26). */
  readonly guides: boolean
  /** mm. */
  readonly bullseyeWidth: number
  /** The actions that an ionised ship may perform (rules/dial.md §3.2). */
  readonly ionisedActions: readonly ('focus' | 'calculate')[]
  readonly rounds: number
}

const common = {
  obstacleBeforeDifficulty: true,
  guides: true,
  bullseyeWidth: 14.8,
  ionisedActions: ['focus'],
  rounds: 12,
} as const

export const rulesets: { readonly [name in RulesetName]: Ruleset } = {
  xwa: { name: 'xwa', endScore: 50, ...common },
  amg: { name: 'amg', endScore: 20, ...common },
}
