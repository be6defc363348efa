/** What a snapshot changes in the tables before it, as a layer. */

import type { Base, Change, Layer, Pilot } from '../../src/dial/data/types.ts'

/** Cards that `after` no longer has stay, in no format: older matches still name them. */
export function difference(under: Base, after: Base): Layer {
  const { name, date, ruleset } = after
  return {
    name,
    date,
    ruleset,
    changes: {
      ships: rows(under.ships, after.ships),
      pilots: inOrder([...rows(under.pilots, after.pilots), ...retired(under.pilots, after.pilots)]),
      upgrades: inOrder([...rows(under.upgrades, after.upgrades), ...retired(under.upgrades, after.upgrades)]),
      conditions: rows(under.conditions, after.conditions),
      damage: rows(under.damage, after.damage),
    },
  }
}

type Playable = Pick<Pilot, 'id' | 'formats'>

const retired = (old: readonly Playable[], now: readonly Playable[]) =>
  old
    .filter(card => card.formats.length > 0 && !now.some(({ id }) => id === card.id))
    .map(({ id }) => ({ id, formats: [] }))

const inOrder = <T extends { readonly id: string }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => (a.id < b.id ? -1 : 1))

function rows<T extends { readonly id: string }>(under: readonly T[], after: readonly T[]): Change<T>[] {
  const old = new Map(under.map(record => [record.id, record]))
  return after.flatMap(record => {
    const row = { id: record.id, ...changedFields(old.get(record.id), record) }
    return Object.keys(row).length > 1 ? [row as Change<T>] : []
  })
}

function changedFields<T extends object>(old: T | undefined, record: T): object {
  if (old === undefined) return record
  const now = Object.entries(record).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key as keyof T]),
  )
  const gone = Object.keys(old).filter(key => !(key in record))
  return Object.fromEntries([...now, ...gone.map(key => [key, null])])
}
