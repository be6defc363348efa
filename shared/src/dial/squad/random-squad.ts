/** A squad drawn by chance from all legal ones: rules/dial.md §1.1. */

import { FACTIONS, type Format, type Pilot, type Tables, type Upgrade } from '../data/index.ts'
import { obstacleIds } from '../data/obstacles/index.ts'
import { fielded } from './fielded.ts'
import { kitWithout } from './kit.ts'
import { illegalities } from './legality.ts'
import { BROUGHT } from './obstacles.ts'
import { pointLimit, spentBy } from './points.ts'
import { unmet } from './restrictions.ts'
import { equipped } from './ship.ts'
import { FEWEST, MOST } from './ship-count.ts'
import { hardpointSlots, upgradeBar } from './slots.ts'
import type { Squad, SquadShip } from './squad.ts'
import { squadCost, toXws, type Xws } from './xws.ts'

/** A whole number in [0, size). */
export type Chance = (size: number) => number

/** How often a ship looks for another upgrade. */
const LOOKS = 8
/** How often a pilot without a limit stands among those to draw from. */
const COPIES = 2

/**
 * A squad that is legal in the format: a faction, 3 to 8 of its ships, upgrades for most of their slots and three
 * obstacles, every choice by `chance`. The same whims draw the same squad.
 */
export const randomSquad = (tables: Tables, chance: Chance, format: Format = 'standard'): Xws => {
  const faction = pick(FACTIONS, chance) ?? FACTIONS[0]
  const obstacles = shuffled(obstacleIds, chance).slice(0, BROUGHT)
  const empty: Squad = { faction, ruleset: tables.ruleset, obstacles, ships: [] }
  return toXws(armed(gathered(empty, tables, chance, format), tables, chance, format))
}

/**
 * Pilots as they come and fit. A number of ships is aimed at: points are kept to fill it up with the cheapest. Half of the
 * squads go on beyond it until the points are spent.
 */
const gathered = (empty: Squad, tables: Tables, chance: Chance, format: Format): Squad => {
  const pilots = tables.pilots().filter(({ faction, formats }) => faction === empty.faction && formats.includes(format))
  const cheap = pilots.filter(isFree).toSorted((one, other) => one.cost - other.cost)
  const least = cheap[0]?.cost ?? 0
  const limit = pointLimit(tables.ruleset, tables.date)
  const aim = Math.min(FEWEST + chance(MOST - FEWEST + 1), Math.floor(limit / least))
  const most = chance(2) === 0 ? aim : MOST
  let squad = empty
  for (const pilot of [
    ...shuffled(pilots.flatMap(copies), chance),
    ...cheap.flatMap(it => Array<Pilot>(MOST).fill(it)),
  ]) {
    const next = { ...squad, ships: [...squad.ships, ...aboard(tables, pilot, squad.ships.length)] }
    const kept = least * Math.max(0, aim - next.ships.length)
    if (next.ships.length <= most && squadCost(next) + kept <= limit && isLegal(next, tables, format)) squad = next
  }
  return squad
}

const isFree = ({ limited, restricted }: Pilot): boolean => limited === 0 && restricted === 0

const copies = (pilot: Pilot): readonly Pilot[] => Array<Pilot>(pilot.limited || COPIES).fill(pilot)

/** The ship that the pilot flies here; none for a huge one. */
const aboard = (tables: Tables, pilot: Pilot, i: number): readonly SquadShip[] => {
  const size = tables.ship(pilot.ship)?.size
  return size !== undefined && size !== 'huge' ? [equipped(tables, pilot, size, [], `pilots[${i}]`)] : []
}

/** Upgrades that meet a slot, the points left and the restrictions, and leave the whole squad legal. */
const armed = (bare: Squad, tables: Tables, chance: Chance, format: Format): Squad => {
  const cards = tables.upgrades().filter(card => card.cost !== undefined && card.formats.includes(format))
  let squad = bare
  for (let look = 0; look < LOOKS * bare.ships.length; look++) {
    const at = look % bare.ships.length
    const seen = fielded(squad, tables, format)
    const ship = seen.ships[at]
    if (ship === undefined) continue
    const slot = pick([...upgradeBar(ship), ...hardpointSlots(ship)], chance)
    const left = ship.pilot.loadout - spentBy(ship)
    const kit = kitWithout(ship)
    const fitting = cards.filter(
      card => card.sides[0].type === slot && (card.cost ?? 0) <= left && unmet(card, ship, kit, seen).length === 0,
    )
    const card = pick(fitting, chance)
    const next = card && withCard(squad, at, card, tables)
    if (next && isLegal(next, tables, format)) squad = next
  }
  return squad
}

const withCard = (squad: Squad, at: number, card: Upgrade, tables: Tables): Squad => ({
  ...squad,
  ships: squad.ships.map((ship, i) => {
    const pilot = tables.pilot(ship.pilot)
    if (i !== at || pilot === undefined) return ship
    const added = { slot: card.sides[0].type, id: card.id, fixed: false, where: ship.where }
    const chosen = ship.upgrades.filter(({ fixed }) => !fixed)
    return equipped(tables, pilot, ship.size, [...chosen, added], ship.where)
  }),
})

/** Legal but for ships that are still to come. */
const isLegal = (squad: Squad, tables: Tables, format: Format): boolean =>
  illegalities(squad, tables, format).every(({ code }) => code === 'ship_count')

const pick = <T>(list: readonly T[], chance: Chance): T | undefined =>
  list.length === 0 ? undefined : list[chance(list.length)]

const shuffled = <T>(list: readonly T[], chance: Chance): readonly T[] => {
  const left = [...list]
  return list.flatMap(() => left.splice(chance(left.length), 1))
}
