/** The referee's answer about a squad: rules/dial.md §1.1, §11.1. */

import { type Ruleset, tables } from '../data/index.ts'
import type { Problem } from './problem.ts'
import { readSquad } from './read.ts'
import { squadCost, type Xws } from './xws.ts'

export interface SquadAnswer {
  readonly ok: boolean
  readonly ships: readonly {
    readonly pilot: string
    readonly ship: string
    readonly cost: number
    readonly loadout: number
    readonly upgrades: readonly string[]
  }[]
  readonly cost: number
  readonly problems: readonly Problem[]
  readonly canonical: Xws | null
}

/**
 * Answers `dial.squad`: what the list holds, what it costs and what is wrong with it. `xws` is JSON or pasted text.
 * A ship's `loadout` is what its upgrades spend. `ok` is true without problems; so far these are the problems of
 * reading alone, so a list that is `ok` is understood, but not yet found legal (rules/dial.md §1.1).
 */
export const squadAnswer = ({ ruleset, xws }: { readonly ruleset: Ruleset; readonly xws: unknown }): SquadAnswer => {
  const { squad, problems, canonical } = readSquad(xws, tables(ruleset))
  return {
    ok: problems.length === 0,
    ships: (squad?.ships ?? []).map(({ pilot, ship, cost, loadout, upgrades }) => ({
      pilot,
      ship,
      cost,
      loadout,
      upgrades: upgrades.map(({ id }) => id),
    })),
    cost: squad ? squadCost(squad) : 0,
    problems,
    canonical,
  }
}
