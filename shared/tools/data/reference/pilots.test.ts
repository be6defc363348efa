/** Compares every number of ships and pilots with the public data: rules/dial.md §11.2. */

import { describe, expect, it } from 'vitest'
import type { Tables } from '../../../src/dial/data/index.ts'
import { inFormats, letters, ourBar, pool, rawBar, rawStats, slotKey, word } from './lines.ts'
import { files, type RawPilot, type RawShip, snapshots } from './raw.ts'

function comparePilot(ours: Tables, ship: RawShip, raw: RawPilot): void {
  const pilot = ours.pilot(raw.xws)
  if (!pilot) throw new Error(`the tables have no pilot ${raw.xws}`)
  const printed = ours.shipOf(pilot)
  const sides = new Set([
    ...(raw.force?.side ?? []),
    ...(raw.keywords ?? []).flatMap(keyword => keyword.match(/^(Dark|Light) Side$/)?.[1]?.toLowerCase() ?? []),
  ])
  expect(
    {
      ship: pilot.ship,
      faction: pilot.faction,
      size: printed.size,
      dial: printed.dial.toSorted(),
      attacks: printed.attacks.map(({ arc, value }) => `${word(arc)} ${value}`).toSorted(),
      agility: printed.agility,
      hull: printed.hull,
      shields: pool(printed.shields),
      energy: pool(printed.energy),
      bar: ourBar(printed.actions),
      initiative: pilot.initiative,
      engagement: pilot.engagement,
      limited: pilot.limited,
      cost: pilot.cost,
      loadout: pilot.loadout,
      restricted: pilot.restricted,
      slots: pilot.slots,
      keywords: pilot.keywords,
      charges: pool(pilot.charges),
      force: pool(pilot.force),
      forceSides: pilot.force?.sides.toSorted(),
      conditions: pilot.conditions,
      standardLoadout: pilot.standardLoadout,
      ability: pilot.ability,
      // an ability that shares its name with another has a suffix
      shipAbility: pilot.shipAbility?.split('-')[0],
      formats: pilot.formats,
    },
    raw.xws,
  ).toEqual({
    ship: ship.xws,
    faction: letters(ship.faction),
    size: ship.size.toLowerCase(),
    dial: (ship.dial ?? []).toSorted(),
    ...rawStats(raw.shipStats ?? raw.stats ?? ship.stats),
    bar: rawBar(raw.shipActions ?? ship.actions),
    initiative: raw.initiative,
    engagement: raw.engagement,
    limited: raw.limited,
    cost: raw.cost,
    loadout: raw.loadout ?? 0,
    restricted: raw.restricted ?? 0,
    slots: (raw.slots ?? []).map(slotKey),
    keywords: (raw.keywords ?? []).map(letters),
    charges: pool(raw.charges),
    force: pool(raw.force),
    forceSides: raw.force && [...sides].toSorted(),
    conditions: raw.conditions ?? [],
    standardLoadout: raw.standardLoadout,
    ability: raw.ability !== undefined,
    shipAbility: raw.shipAbility && letters(raw.shipAbility.name),
    formats: inFormats(raw),
  })
}

describe.each(snapshots)('$ruleset, against the reference (skipped where that is absent)', ({ ours, data, absent }) => {
  it.skipIf(absent)('has every pilot with every number, and no other', () => {
    const ships = files<RawShip>(`${data}/pilots`)
    for (const ship of ships) for (const pilot of ship.pilots) comparePilot(ours, ship, pilot)
    expect(ours.pilots().length).toBe(ships.flatMap(({ pilots }) => pilots).length)
    expect(ours.ships().map(({ id }) => id)).toEqual([...new Set(ships.map(({ xws }) => xws))].toSorted())
    for (const { id, factions } of ours.ships()) {
      const inFiles = ships.filter(({ xws }) => xws === id).map(({ faction }) => letters(faction))
      expect(factions, id).toEqual([...new Set(inFiles)].toSorted())
    }
  })

  it.skipIf(absent)('prints each ship as one of its files does', () => {
    const ships = files<RawShip>(`${data}/pilots`)
    for (const { id, size, dial, actions, ...ship } of ours.ships()) {
      const facts = {
        size,
        dial: dial.toSorted(),
        attacks: ship.attacks.map(({ arc, value }) => `${word(arc)} ${value}`).toSorted(),
        agility: ship.agility,
        hull: ship.hull,
        shields: pool(ship.shields),
        energy: pool(ship.energy),
        bar: ourBar(actions),
      }
      const inFiles = ships
        .filter(({ xws }) => xws === id)
        .map(raw => ({
          size: raw.size.toLowerCase(),
          dial: (raw.dial ?? []).toSorted(),
          ...rawStats(raw.stats),
          bar: rawBar(raw.actions),
        }))
      expect(inFiles, id).toContainEqual(facts)
    }
  })
})
