/** A journal that lives as long as its process: for tests and matches that nobody wants to keep. */
import type { Journal, JournalRow, Snapshot } from './journal.ts'

export function memoryJournal(): Journal {
  const texts = new Map<string, string[]>()
  const snapshots = new Map<string, string>()
  return {
    async append(match, rows) {
      const own = texts.get(match) ?? []
      const fits = rows.every(({ k }, i) => k === own.length + i + 1)
      if (!fits) throw new Error(`the journal took no row of ${match}: it does not go on from row ${own.length}`)
      texts.set(match, [...own, ...rows.map(({ row }) => JSON.stringify(row))])
    },
    async read(match, from = 1) {
      const own = texts.get(match) ?? []
      return own.map((text, i): JournalRow => ({ k: i + 1, row: JSON.parse(text) })).slice(from - 1)
    },
    async keep(match, snapshot) {
      snapshots.set(match, JSON.stringify(snapshot))
    },
    async latest(match) {
      return JSON.parse(snapshots.get(match) ?? 'null') satisfies Snapshot | null
    },
    async close() {},
  }
}
