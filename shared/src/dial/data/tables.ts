/** What the cards of a ruleset print on a given day: rules/dial.md §11. */

import { inForce, together } from './layers.ts'
import { SOURCES } from './tables/index.ts'
import type { Base, Condition, DamageCard, Pilot, Ship, Upgrade } from './types.ts'
import type { Ruleset } from './vocabulary.ts'

export interface Tables {
  readonly ruleset: Ruleset
  /** Name of the newest layer in force, for logs and match headers. */
  readonly name: string
  /** The ISO day from which that layer is in force. */
  readonly date: string
  /** A record by its id; undefined when the ruleset has none. */
  ship(id: string): Ship | undefined
  pilot(id: string): Pilot | undefined
  upgrade(id: string): Upgrade | undefined
  condition(id: string): Condition | undefined
  damageCard(id: string): DamageCard | undefined
  /** All records in the order of ids. */
  ships(): readonly Ship[]
  pilots(): readonly Pilot[]
  upgrades(): readonly Upgrade[]
  conditions(): readonly Condition[]
  /** The kinds of damage cards; their counts sum to the deck (rules/dial.md §7.4). */
  damageDeck(): readonly DamageCard[]
  /** The pilot's ship with the values that the pilot's card prints over it. The pilot is one of these tables. */
  shipOf(pilot: Pilot): Ship
}

const made = new Map<string, Tables>()

/**
 * The tables of a ruleset on an ISO day (`2026-02-14`), or the newest without one; before the first day, the first.
 * Text is parsed when it is first asked for; the same layers give the same object again.
 */
export function tables(ruleset: Ruleset, date?: string): Tables {
  const sources = inForce(SOURCES[ruleset], date)
  const key = `${ruleset} ${sources.length}`
  const known = made.get(key)
  if (known) return known
  const fresh = access(together(sources))
  made.set(key, fresh)
  return fresh
}

function access(base: Base): Tables {
  const ships = byId(base.ships)
  const pilots = byId(base.pilots)
  const upgrades = byId(base.upgrades)
  const conditions = byId(base.conditions)
  const damage = byId(base.damage)
  return {
    ruleset: base.ruleset,
    name: base.name,
    date: base.date,
    ship: id => ships.get(id),
    pilot: id => pilots.get(id),
    upgrade: id => upgrades.get(id),
    condition: id => conditions.get(id),
    damageCard: id => damage.get(id),
    ships: () => base.ships,
    pilots: () => base.pilots,
    upgrades: () => base.upgrades,
    conditions: () => base.conditions,
    damageDeck: () => base.damage,
    shipOf: pilot => {
      const ship = ships.get(pilot.ship)
      if (!ship) throw new Error(`the tables have no ship "${pilot.ship}"`)
      return { ...ship, ...pilot.prints }
    },
  }
}

const byId = <T extends { readonly id: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map(record => [record.id, record]))
