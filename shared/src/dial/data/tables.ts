/** What the cards of a ruleset print on a given day: rules/dial.md §11. */

import { inForce, overlay } from './layers.ts'
import { SOURCES } from './tables/index.ts'
import type { Condition, DamageCard, Pilot, Ship, Upgrade } from './types.ts'
import type { Ruleset } from './vocabulary.ts'

export interface Tables {
  readonly ruleset: Ruleset
  /** Name of the newest layer in force, for logs and match headers. */
  readonly name: string
  /** The ISO day from which that layer is in force. */
  readonly date: string
  /** A record by its id, undefined when the ruleset has none. */
  ship(id: string): Ship | undefined
  pilot(id: string): Pilot | undefined
  upgrade(id: string): Upgrade | undefined
  condition(id: string): Condition | undefined
  damageCard(id: string): DamageCard | undefined
  /** All records, in the order of ids. */
  ships(): readonly Ship[]
  pilots(): readonly Pilot[]
  upgrades(): readonly Upgrade[]
  conditions(): readonly Condition[]
  /** The kinds of damage cards; their counts sum to the deck (rules/dial.md §7.4). */
  damageDeck(): readonly DamageCard[]
  /** The pilot's ship with the values that the pilot's card prints over it. */
  shipOf(pilot: Pilot): Ship
}

const made = new Map<string, Tables>()

/**
 * The tables of a ruleset on an ISO day (`2026-02-14`), or the newest without one.
 * A ruleset is parsed when it is first asked for; the same day gives the same object again.
 */
export function tables(ruleset: Ruleset, date?: string): Tables {
  const { base, layers } = SOURCES[ruleset]
  const over = inForce(layers(), date)
  const newest = over.at(-1)?.name
  const key = `${ruleset} ${newest ?? ''}`
  const known = made.get(key)
  if (known) return known
  const fresh = build(overlay(base(), over), over)
  made.set(key, fresh)
  return fresh
}
