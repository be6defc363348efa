/** One pilot of a list with the upgrades: rules/dial.md §11.1, §1.1. */

import { type Faction, type Pilot, SLOTS, type Tables } from '../data/index.ts'
import { bareName, identify, tidy } from './card-ids.ts'
import { field, idIn, list, text } from './loose.ts'
import { shown } from './problem.ts'
import { type Reader, report, unknown } from './reader.ts'
import type { SquadShip, SquadUpgrade } from './squad.ts'

/** More than any ship has slots. */
const MOST_UPGRADES = 32

/** The ship of one entry; undefined, and reported, when its pilot is unknown or its base is huge. */
export const readShip = (
  reader: Reader,
  entry: unknown,
  where: string,
  faction: Faction | null,
): SquadShip | undefined => {
  const pilot = pilotIn(reader, entry, faction)
  if (!pilot) return unknown(reader, 'pilot', idIn(entry), where, reader.pilots.ids)
  const size = reader.tables.ship(pilot.ship)?.size
  if (size === undefined || size === 'huge')
    return report(reader, 'unsupported_size', where, `${pilot.id} flies a huge ship, which is not played here.`)
  if (pilot.faction !== faction)
    report(
      reader,
      'wrong_faction',
      where,
      `${pilot.id} flies for ${pilot.faction}, not for ${faction}.${twin(reader, pilot, faction)}`,
    )
  return equipped(reader.tables, pilot, size, readUpgrades(reader, entry, pilot, where), where)
}

/** The pilot's ship with the chosen upgrades, and with the standard loadout if the pilot has one. */
export const equipped = (
  tables: Tables,
  pilot: Pilot,
  size: SquadShip['size'],
  chosen: readonly SquadUpgrade[],
  where: string,
): SquadShip => ({
  pilot: pilot.id,
  ship: pilot.ship,
  size,
  faction: pilot.faction,
  cost: pilot.cost,
  loadout: chosen.reduce((sum, { id }) => sum + (tables.upgrade(id)?.cost ?? 0), 0),
  loadoutValue: pilot.loadout,
  upgrades: [...fixedUpgrades(tables, pilot, where), ...chosen].toSorted(inOrder),
  where,
})

/** The pilots of a list that are known, in order. */
export const knownPilots = (reader: Reader, entries: readonly unknown[]): readonly Pilot[] =>
  entries.flatMap(entry => pilotIn(reader, entry, null) ?? [])

const pilotIn = (reader: Reader, entry: unknown, faction: Faction | null): Pilot | undefined => {
  const ship = tidy(text(field(entry, 'ship')) ?? '')
  const id = identify(reader.pilots, tidy(idIn(entry)), ship, faction ?? '')
  return id === undefined ? undefined : reader.tables.pilot(id)
}

/** A hint at the pilot of the same name who does fly for the faction. */
const twin = ({ tables }: Reader, { id }: Pilot, faction: Faction | null): string => {
  const other = tables.pilots().find(pilot => pilot.faction === faction && bareName(pilot.id) === bareName(id))
  return other ? ` Is "${other.id}" meant?` : ''
}

const fixedUpgrades = (tables: Tables, { standardLoadout = [] }: Pilot, where: string): readonly SquadUpgrade[] =>
  standardLoadout.flatMap(id => {
    const upgrade = tables.upgrade(id)
    return upgrade ? [{ slot: upgrade.sides[0].type, id, fixed: true, where }] : []
  })

/** The upgrades that the list adds. Cards of the pilot's standard loadout may be listed too and add nothing. */
const readUpgrades = (reader: Reader, entry: unknown, pilot: Pilot, where: string): readonly SquadUpgrade[] => {
  const fixed = pilot.standardLoadout?.map(bareName) ?? []
  const all = listedUpgrades(field(entry, 'upgrades'), `${where}.upgrades`).filter(it => it.id !== '')
  if (all.length > MOST_UPGRADES)
    report(reader, 'no_slot', `${where}.upgrades`, `Only the first ${MOST_UPGRADES} upgrades were read.`)
  return all.slice(0, MOST_UPGRADES).flatMap(listed => {
    const id = identify(reader.upgrades, tidy(listed.id), listed.slot, pilot.faction)
    if (fixed.includes(bareName(id ?? tidy(listed.id)))) return []
    const upgrade = id === undefined ? undefined : reader.tables.upgrade(id)
    if (upgrade) return [{ slot: upgrade.sides[0].type, id: upgrade.id, fixed: false, where: listed.where }]
    unknown(reader, 'upgrade', listed.id, listed.where, reader.upgrades.ids)
    return []
  })
}

interface Listed {
  readonly id: string
  readonly slot: string
  readonly where: string
}

/** Ids by slot key, as XWS has them, or in one plain list. Empty slots may be listed as null. */
const listedUpgrades = (upgrades: unknown, where: string): readonly Listed[] => {
  const cards = (value: unknown, slot: string, at: string) =>
    list(value).map((it, i) => ({ id: idIn(it), slot, where: `${at}[${i}]` }))
  if (typeof upgrades !== 'object' || upgrades === null || Array.isArray(upgrades)) return cards(upgrades, '', where)
  return Object.entries(upgrades).flatMap(([key, value]) => cards(value, tidy(key), `${where}.${shown(key)}`))
}

const inOrder = (one: SquadUpgrade, other: SquadUpgrade): number =>
  SLOTS.indexOf(one.slot) - SLOTS.indexOf(other.slot) || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)
