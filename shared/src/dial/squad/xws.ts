/** A squad written as XWS 2.0.0, always the same way: rules/dial.md §11.1. */

import { SLOTS, type Slot } from '../data/index.ts'
import type { Squad, SquadShip } from './squad.ts'

/** Keys stand in this order; an unnamed squad has no `name`. `points` are squad points. */
export type Xws = {
  readonly faction: string
  readonly name?: string
  readonly ruleset: string
  readonly version: string
  readonly points: number
  readonly obstacles: readonly string[]
  readonly pilots: readonly XwsPilot[]
}

/** A standard loadout goes without saying: its cards are not listed. */
export type XwsPilot = {
  readonly id: string
  readonly ship: string
  readonly points: number
  readonly upgrades: { readonly [slot in Slot]?: readonly string[] }
}

/** Reading the result gives the same squad, and writing that the same result. */
export const toXws = (squad: Squad): Xws => ({
  faction: squad.faction,
  ...(squad.name === undefined ? {} : { name: squad.name }),
  ruleset: squad.ruleset.toUpperCase(),
  version: '2.0.0',
  points: squadCost(squad),
  obstacles: squad.obstacles,
  pilots: squad.ships.map(ship => ({ id: ship.pilot, ship: ship.ship, points: ship.cost, upgrades: bySlot(ship) })),
})

/** Squad points of all ships. */
export const squadCost = (squad: Squad): number => squad.ships.reduce((sum, ship) => sum + ship.cost, 0)

const bySlot = ({ upgrades }: SquadShip): XwsPilot['upgrades'] =>
  Object.fromEntries(
    SLOTS.map(slot => [slot, upgrades.filter(it => it.slot === slot && !it.fixed).map(({ id }) => id)] as const).filter(
      ([, ids]) => ids.length > 0,
    ),
  )
