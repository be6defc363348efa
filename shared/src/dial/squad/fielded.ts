/** A squad with its cards at hand, as the rules of squad building look at it: rules/dial.md §1.1. */

import type { Format, Pilot, Ruleset, Ship, Tables, Upgrade } from '../data/index.ts'
import type { ObstacleId } from '../data/obstacles/index.ts'
import type { Problem } from './problem.ts'
import type { Squad } from './squad.ts'

export interface Fielded {
  readonly ruleset: Ruleset
  /** The day of the newest points in force. */
  readonly date: string
  readonly format: Format
  readonly obstacles: readonly ObstacleId[]
  readonly ships: readonly FieldedShip[]
}

export interface FieldedShip {
  readonly pilot: Pilot
  /** The ship as the pilot's card prints it. */
  readonly ship: Ship
  readonly upgrades: readonly FieldedUpgrade[]
  readonly where: string
}

export interface FieldedUpgrade {
  readonly card: Upgrade
  /** Came with the pilot's standard loadout. */
  readonly fixed: boolean
  readonly where: string
}

/** A rule of squad building: everything in the squad that breaks it. */
export type Rule = (squad: Fielded) => readonly Problem[]

/** The squad with the cards that it names. Throws when the tables lack one: a squad comes from reading with them. */
export const fielded = ({ ships, obstacles }: Squad, tables: Tables, format: Format): Fielded => ({
  ruleset: tables.ruleset,
  date: tables.date,
  format,
  obstacles,
  ships: ships.map(({ pilot: id, upgrades, where }) => {
    const pilot = known(tables.pilot(id), id)
    return {
      pilot,
      ship: tables.shipOf(pilot),
      upgrades: upgrades.map(({ id, fixed, where }) => ({ card: known(tables.upgrade(id), id), fixed, where })),
      where,
    }
  }),
})

/** Every card of the squad, pilots and upgrades alike, ship by ship. */
export const cardsOf = ({ ships }: Fielded): readonly { readonly card: Pilot | Upgrade; readonly where: string }[] =>
  ships.flatMap(({ pilot, upgrades, where }) => [{ card: pilot, where }, ...upgrades])

/** The upgrades that the player chose, each with its ship: a standard loadout's own cards are not among them. */
export const chosenOf = ({ ships }: Fielded): readonly { readonly on: FieldedShip; readonly it: FieldedUpgrade }[] =>
  ships.flatMap(on => on.upgrades.filter(({ fixed }) => !fixed).map(it => ({ on, it })))

/** Whether the pilot comes with fixed upgrades and takes no others. */
export const hasStandardLoadout = ({ standardLoadout }: Pilot): boolean => standardLoadout !== undefined

const known = <T>(card: T | undefined, id: string): T => {
  if (card === undefined) throw new Error(`the tables have no card "${id}"`)
  return card
}
