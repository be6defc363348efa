/** A journal that lives as long as its process: for tests and matches that nobody wants to keep. */
import type { Journal, JournalRow, Snapshot } from './journal.ts'

export function memoryJournal(): Journal {
  const rows = new Map<string, Map<number, string>>()
  const snapshots = new Map<string, Map<number, string>>()
  return {
    async append(match, added) {
      const own = rows.get(match) ?? new Map<number, string>()
      const numbers = added.map(r => r.k)
      if (new Set(numbers).size < numbers.length || numbers.some(k => own.has(k)))
        throw new Error(`${match} has such a row`)
      for (const { k, row } of added) own.set(k, JSON.stringify(row))
      rows.set(match, own)
    },
    async read(match, from = 0) {
      const own = [...(rows.get(match) ?? [])].filter(([k]) => k >= from).sort(([a], [b]) => a - b)
      return own.map(([k, row]): JournalRow => ({ k, row: JSON.parse(row) }))
    },
    async keep(match, { k, body }) {
      const own = snapshots.get(match) ?? new Map<number, string>()
      snapshots.set(match, own.set(k, JSON.stringify(body)))
    },
    async latest(match, upTo = Number.MAX_SAFE_INTEGER) {
      const own = [...(snapshots.get(match) ?? [])].filter(([k]) => k <= upTo).sort(([a], [b]) => b - a)
      const [kept] = own.map(([k, body]): Snapshot => ({ k, body: JSON.parse(body) }))
      return kept ?? null
    },
    async close() {},
  }
}
