/** Points change by date: a later layer lies over an earlier one (rules/dial.md §11.3). */

import type { Base, Change, Layer } from './types.ts'

/** The layers in force on an ISO day, oldest first; without a day, all of them. The base always is: nothing older is known. */
export function inForce(layers: readonly Layer[], date?: string): readonly Layer[] {
  const known = layers.filter(layer => date === undefined || layer.date <= date)
  return known.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** The base with the layers laid over it, in the order given. New records keep each list in the order of ids. */
export function overlay(base: Base, layers: readonly Layer[]): Base {
  return layers.reduce(
    (under, { changes }) => ({
      ...under,
      ships: changed(under.ships, changes.ships),
      pilots: changed(under.pilots, changes.pilots),
      upgrades: changed(under.upgrades, changes.upgrades),
      conditions: changed(under.conditions, changes.conditions),
      damage: changed(under.damage, changes.damage),
    }),
    base,
  )
}

function changed<T extends { readonly id: string }>(records: readonly T[], rows: readonly Change<T>[] = []): readonly T[] {
  if (rows.length === 0) return records
  const byId = new Map(records.map(record => [record.id, record]))
  for (const row of rows) {
    const fields = Object.entries({ ...byId.get(row.id), ...row }).filter(([, value]) => value !== null)
    byId.set(row.id, Object.fromEntries(fields) as T)
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
