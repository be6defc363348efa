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

/** A deep copy by the way a state is stored, so that a copy is exactly what a restore would give. */
export function copy<V>(value: V): V {
  return JSON.parse(JSON.stringify(value)) as V
}

/**
 * The one text of a value: keys sorted, absent keys left out. Two equal values have equal texts in every process.
 * Throws on what plain data cannot hold (NaN, infinities, functions): such a value is a bug.
 */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`canonical: ${value} is no number of a state`)
    return JSON.stringify(value)
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object') throw new Error(`canonical: a ${typeof value} is no plain data`)
  const fields: string[] = []
  for (const [key, field] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (field !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(field)}`)
  }
  return `{${fields.join(',')}}`
}
