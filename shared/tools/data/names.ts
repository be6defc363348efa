/** The names met while reading, to be written into a language file. */

import type { NameKind, NameTable } from '../../src/dial/data/names.ts'

export class Names {
  readonly #met = new Map<NameKind, Map<string, string>>()

  set(kind: NameKind, id: string, name: string): void {
    const ofKind = this.#met.get(kind) ?? new Map<string, string>()
    ofKind.set(id, name.replace(/\s+/g, ' ').trim())
    this.#met.set(kind, ofKind)
  }

  /** The table with the names met laid over it: names that this snapshot does not know stay. Sorted by id. */
  over(table: NameTable): NameTable {
    const kinds = new Set([...(Object.keys(table) as NameKind[]), ...this.#met.keys()])
    return Object.fromEntries(
      [...kinds].toSorted().map(kind => {
        const names = Object.entries({ ...table[kind], ...Object.fromEntries(this.#met.get(kind) ?? []) })
        return [kind, Object.fromEntries(names.toSorted(([a], [b]) => (a < b ? -1 : 1)))]
      }),
    )
  }
}
