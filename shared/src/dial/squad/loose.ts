/** Fields of foreign JSON, in whichever shape a builder wrote them: rules/dial.md §11.1. */

import { isObject, own } from '../../kernel/json.ts'

/** A field's value, if it is an object's own. */
export const field = (value: unknown, key: string): unknown => (isObject(value) ? own(value, key) : undefined)

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** A list, or the values of an object with numbered keys, or one word for a list of one. */
export const list = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value
  if (typeof value === 'string') return [value]
  return isObject(value) ? Object.values(value) : []
}

/** The id in an entry: a bare word or number, or an object's `id`, `xws` or `name`. */
export const idIn = (entry: unknown): string => {
  const id = [entry, field(entry, 'id'), field(entry, 'xws'), field(entry, 'name')].find(
    it => typeof it === 'string' || typeof it === 'number',
  )
  return id === undefined ? '' : String(id)
}
