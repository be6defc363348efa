/** What differs between rulesets, as fields with defaults: rules/dial.md §15. */
import type { Ruleset as RulesetName } from './data/index.ts'

export interface Ruleset {
  readonly name: RulesetName
  /** The ISO day since which its card tables are in force: they stay those of the match. */
  readonly date: string
  /** What a squad may cost; what it costs less is the opponent's (rules/dial.md §1.4). */
  readonly squadPoints: number
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
  /** Of the square that a scenario feature is, mm. */
  readonly featureSide: number
  /** A Tallon roll may leave the area: only when every slot inside is blocked, or by any free slot (A14). */
  readonly tallonOffArea: 'last' | 'free'
  /** How near to an arc's edge still is inside, mm (A56). */
  readonly arcEdgeEps: number
  /** Whether the seats of a side know each other's dials (design §3). */
  readonly teamSecrets: 'shared' | 'own'
  /** Equal scores at the end: a draw, or the points of the ships destroyed and damaged decide (rules/dial.md §10). */
  readonly drawBreak: 'none' | 'ships'
  /** Where a ship brought down to half scores half its cost at once (rules/dial.md §1.4). */
  readonly halfPoints: 'chance' | 'always'
  /** Most points a round from objectives: so many for having more than the enemy, 1 for having any; null: 1 for each. */
  readonly objectiveCap: number | null
  readonly rounds: number
}

const common = {
  obstacleBeforeDifficulty: true,
  guides: true,
  bullseyeWidth: 14.8,
  ionisedActions: ['focus'],
  featureSide: 36,
  tallonOffArea: 'last',
  arcEdgeEps: 0.01,
  teamSecrets: 'shared',
  rounds: 12,
} as const

/** The day from which XWA squads have 50 points; before it they had 20 (rules/dial.md §1.1). */
const fiftySince = '2025-10-26'

export const rulesets: { readonly [name in RulesetName]: Omit<Ruleset, 'date'> } = {
  xwa: {
    name: 'xwa',
    squadPoints: 50,
    endScore: 50,
    drawBreak: 'ships',
    halfPoints: 'always',
    objectiveCap: 2,
    ...common,
  },
  amg: {
    name: 'amg',
    squadPoints: 20,
    endScore: 20,
    drawBreak: 'none',
    halfPoints: 'chance',
    objectiveCap: null,
    ...common,
  },
}

/** The ruleset with tables that are in force since this ISO day, and their points. */
export function rulesetAt(name: RulesetName, date: string): Ruleset {
  const points = name === 'xwa' && date < fiftySince ? { squadPoints: 20, endScore: 20 } : {}
  return { ...rulesets[name], ...points, date }
}
