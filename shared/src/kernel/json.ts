/** Plain data: everything in a state, a command and a log is made of it (design §3). */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export type JsonObject = { readonly [key: string]: Json }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value under a key that came from outside: never something inherited, such as `constructor`. */
export function own<V>(record: { readonly [key: string]: V }, key: string): V | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/**
 * A deep copy of plain data, as a restore would give it: absent fields stay away, and no part is shared with the original.
 * No field of a state is called `__proto__`; from outside such a name does not come in (see `plain`).
 */
export function copy<V>(value: V): V {
  return copyOf(value) as V
}

function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyOf)
  const record = value as Record<string, unknown>
  const made: Record<string, unknown> = {}
  for (const key of Object.keys(record)) {
    const field = record[key]
    if (field !== undefined && key !== '__proto__') made[key] = copyOf(field)
  }
  return made
}

/** A record of the same keys, with what is made of each value. */
export function each<V, W>(
  record: { readonly [key: string]: V },
  make: (value: V, key: string) => W,
): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value, key)]))
}

/**
 * A record without one of its fields, made anew. `delete` would leave one that takes twice as long to write out, with all
 * the state around it.
 */
export function without<V>(record: Readonly<Record<string, V>>, key: string): Record<string, V> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}

/** Deeper than any answer of a game, and shallow enough for every function that walks down a value. */
const deepest = 32

/**
 * A copy of anything from outside as a text would give it back: what plain data cannot hold (−0, NaN, absent fields) is
 * gone before it counts. Undefined for what is no plain data at all: functions, dates, cycles, bottomless nesting, a field
 * called `__proto__`.
 */
export function plain(value: unknown, depth = deepest): Json | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (typeof value !== 'object' || depth === 0) return undefined
  return Array.isArray(value) ? plainList(value, depth - 1) : plainRecord(value, depth - 1)
}

function plainList(list: readonly unknown[], depth: number): Json | undefined {
  const made: Json[] = []
  for (const item of list) {
    const read = plain(item, depth)
    if (read === undefined) return undefined
    made.push(read)
  }
  return made
}

function plainRecord(value: object, depth: number): Json | undefined {
  const kind: unknown = Object.getPrototypeOf(value)
  if ((kind !== Object.prototype && kind !== null) || Object.hasOwn(value, '__proto__')) return undefined
  const record = value as Record<string, unknown>
  const made: Record<string, Json> = {}
  for (const key of Object.keys(record)) {
    if (record[key] === undefined) continue
    const read = plain(record[key], depth)
    if (read === undefined) return undefined
    made[key] = read
  }
  return made
}

/** The value of a text, or undefined where the text is no JSON. */
export function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/**
 * The one text of a value: keys sorted, absent keys left out. Two equal values have equal texts in every process.
 * Throws on what plain data cannot hold (NaN, infinities, functions): such a value is a bug.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`canonical: ${value} is no number of a state`)
    return `${value}`
  }
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value !== 'object') throw new Error(`canonical: a ${typeof value} is no plain data`)
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += text === '' ? canonical(item) : `,${canonical(item)}`
    return `[${text}]`
  }
  const record = value as Record<string, unknown>
  for (const key of Object.keys(record).sort()) {
    const field = record[key]
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(field)}`
  }
  return `{${text}}`
}
