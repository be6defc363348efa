/** A squad as the game uses it: rules/dial.md §1.1. */

import type { Faction, Ruleset, Size, Slot } from '../data/index.ts'
import type { ObstacleId } from '../data/obstacles/index.ts'

export interface Squad {
  readonly faction: Faction
  readonly name?: string
  readonly ruleset: Ruleset
  /** As listed; set-up fills up what is missing of three different ones. */
  readonly obstacles: readonly ObstacleId[]
  /** In the order of the list. */
  readonly ships: readonly SquadShip[]
}

export interface SquadShip {
  readonly pilot: string
  readonly ship: string
  readonly size: Exclude<Size, 'huge'>
  readonly faction: Faction
  /** Squad points. */
  readonly cost: number
  /** Loadout points that the upgrades spend; those of a standard loadout spend none. */
  readonly loadout: number
  /** Loadout points that the pilot has to spend. */
  readonly loadoutValue: number
  /** In the order of slots, then of ids; a standard loadout's own cards included. */
  readonly upgrades: readonly SquadUpgrade[]
  /** Where the list names the pilot, such as `pilots[2]`. */
  readonly where: string
}

export interface SquadUpgrade {
  readonly slot: Slot
  readonly id: string
  /** Came with the pilot's standard loadout. */
  readonly fixed: boolean
  /** Where the list names the card; the pilot's place for a fixed one. */
  readonly where: string
}
