/** Every card whose ability the engine carries out, and what the kernel takes of them: rules/dial.md §9. */
import { remoteCards } from '../remotes/cards.ts'
import type { Card } from './card.ts'
import { conditions } from './conditions/index.ts'
import { type Entry, entriesOf } from './entries.ts'
import { pilots } from './pilots/index.ts'
import { bringRegistry, type Registry, registry } from './registry.ts'
import { shipAbilities } from './ship-abilities/index.ts'
import { upgrades } from './upgrades/index.ts'

export { cards, isAutomated } from './registry.ts'

bringRegistry(register([...pilots, ...shipAbilities, ...upgrades, ...conditions, ...remoteCards]))

function register(cards: readonly Card[]): Registry {
  const byCard = new Map<string, Entry[]>()
  for (const card of cards) {
    const key = `${card.kind} ${card.id}`
    const first = cards.find(({ id }) => id === card.id)
    const name = first?.kind === card.kind ? card.id : `${card.kind}:${card.id}`
    byCard.set(key, [...(byCard.get(key) ?? []), ...entriesOf(card, name)])
  }
  return {
    cards,
    byCard,
    byEntry: new Map([...byCard.values()].flat().map(entry => [entry.id, entry])),
    spent: new Set(cards.filter(({ neverRecovers }) => neverRecovers).map(({ id }) => id)),
  }
}

export const cardAbilities = () => named(({ ability }) => ability)
export const cardConstants = () => named(({ constant }) => constant)

function named<T>(part: (entry: Entry) => T | undefined): { readonly [id: string]: T } {
  return Object.fromEntries(
    [...registry().byEntry].flatMap(([id, entry]) => {
      const found = part(entry)
      return found === undefined ? [] : [[id, found]]
    }),
  )
}
