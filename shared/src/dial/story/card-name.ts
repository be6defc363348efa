/** The name of a card of whatever sort, by its id. */
import { type Language, type NameKind, nameOf } from '../data/index.ts'

const kinds: readonly NameKind[] = ['upgrades', 'devices', 'damage', 'conditions', 'shipAbilities', 'pilots']

/** The first sort that knows the id names it; nobody does: the id. */
export function cardName(id: string, language: Language): string {
  for (const kind of kinds) {
    const name = nameOf(kind, id, language)
    if (name !== id) return name
  }
  return id
}
