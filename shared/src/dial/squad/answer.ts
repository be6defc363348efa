/** The referee's answer about a squad: rules/dial.md §1.1, §11.1. */

import { manualCards } from '../cards/manual.ts'
import { type Ruleset, type Tables, tables } from '../data/index.ts'
import { fielded } from './fielded.ts'
import { judgeSquad } from './legality.ts'
import type { Problem } from './problem.ts'
import type { Squad } from './squad.ts'
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
  /** Cards with an ability that players have to see to themselves. */
  readonly manual: readonly string[]
  readonly problems: readonly Problem[]
  readonly canonical: Xws | null
}

/**
 * Answers `dial.squad`: what the list holds, what it costs and what is wrong with it. `xws` is JSON or pasted text.
 * A ship's `loadout` is what its upgrades spend. `ok` is true without problems: the squad is legal in the standard
 * format, under the newest points, and may be flown in rated play.
 */
export const squadAnswer = ({ ruleset, xws }: { readonly ruleset: Ruleset; readonly xws: unknown }): SquadAnswer => {
  const cards = tables(ruleset)
  const { squad, problems, canonical } = judgeSquad(xws, cards)
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
    manual: squad === null ? [] : manualOf(squad, cards),
    problems,
    canonical,
  }
}

/** Each card once. */
function manualOf(squad: Squad, cards: Tables): string[] {
  const { ships } = fielded(squad, cards, 'standard')
  return [
    ...new Set(
      ships.flatMap(({ pilot, upgrades }) =>
        manualCards(
          pilot,
          upgrades.map(({ card }) => card),
        ),
      ),
    ),
  ]
}
