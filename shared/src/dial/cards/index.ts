/** Every card whose ability the engine carries out, and what the kernel takes of them: rules/dial.md §9. */
import type { Card } from './card.ts'
import { conditions } from './conditions/index.ts'
import { type Entry, entriesOf } from './entries.ts'
import { pilots } from './pilots/index.ts'
import { shipAbilities } from './ship-abilities/index.ts'
import { upgrades } from './upgrades/index.ts'

export const cards: readonly Card[] = [...pilots, ...shipAbilities, ...upgrades, ...conditions]

const entriesByCard: ReadonlyMap<string, readonly Entry[]> = byCard(cards)

/** The parts of a card as they listen; none for a card that is not carried out. */
export function entriesFor(kind: Card['kind'], id: string): readonly Entry[] {
  return entriesByCard.get(`${kind} ${id}`) ?? []
}

/** Whether the engine carries the card out. */
export function isAutomated(kind: Card['kind'], id: string): boolean {
  return entriesByCard.has(`${kind} ${id}`)
}

const entries = [...entriesByCard.values()].flat()

export const cardAbilities = named(({ ability }) => ability)
export const cardConstants = named(({ constant }) => constant)
export const cardDice = named(({ diceCard }) => diceCard)

function byCard(list: readonly Card[]): Map<string, Entry[]> {
  const map = new Map<string, Entry[]>()
  for (const card of list) {
    const key = `${card.kind} ${card.id}`
    map.set(key, [...(map.get(key) ?? []), ...entriesOf(card)])
  }
  return map
}

function named<T>(part: (entry: Entry) => T | undefined): { readonly [id: string]: T } {
  return Object.fromEntries(
    entries.flatMap(entry => {
      const found = part(entry)
      return found === undefined ? [] : [[entry.id, found]]
    }),
  )
}
