/** Deeper than any input of ours, and shallow enough for everything that walks down a value. */
const deepest = 16

/** Whether a value from outside is plain data, and not nested without bottom. */
export function isPlain(value: unknown, depth = deepest): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(part => isPlain(part, depth - 1))
}
