/** Points change by date: a later layer lies over an earlier one (rules/dial.md §11.3). */

import type { Base, Change, Layer } from './types.ts'

/** A committed file of tables, not parsed yet. The first of a ruleset is its base, the others are layers. */
export interface Source {
  readonly name: string
  /** ISO day from which it is in force. */
  readonly date: string
  readonly text: string
}

export type Sources = readonly [base: Source, ...layers: Source[]]

/** The sources in force on an ISO day, or all without one, the base first. The base always is: nothing older is known. */
export function inForce([base, ...layers]: Sources, date?: string): Sources {
  return [base, ...layers.filter(layer => date === undefined || layer.date <= date)]
}

/** The tables that the sources make together. */
export function together([first, ...later]: Sources): Base {
  const base: Base = JSON.parse(first.text)
  return later.reduce((under, { text }) => overlay(under, JSON.parse(text)), base)
}

/** The base with a layer laid over it. Each list stays in the order of ids. */
export function overlay(base: Base, { name, date, changes }: Layer): Base {
  return {
    name,
    date,
    ruleset: base.ruleset,
    ships: changed(base.ships, changes.ships),
    pilots: changed(base.pilots, changes.pilots),
    upgrades: changed(base.upgrades, changes.upgrades),
    conditions: changed(base.conditions, changes.conditions),
    damage: changed(base.damage, changes.damage),
  }
}

type Recorded = { readonly id: string }

function changed<T extends Recorded>(records: readonly T[], rows: readonly Change<T>[] = []): readonly T[] {
  if (rows.length === 0) return records
  const byId = new Map(records.map(record => [record.id, record]))
  for (const row of rows) {
    const fields = Object.entries({ ...byId.get(row.id), ...row }).filter(([, value]) => value !== null)
    byId.set(row.id, Object.fromEntries(fields) as T)
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
