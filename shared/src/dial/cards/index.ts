/** Every card whose ability the engine carries out, and what the kernel takes of them: rules/dial.md §9. */
import { remoteCards } from '../remotes/cards.ts'
import type { Card } from './card.ts'
import { conditions } from './conditions/index.ts'
import type { DiceCard } from './dice-cards.ts'
import { type Entry, entriesOf } from './entries.ts'
import { pilots } from './pilots/index.ts'
import { shipAbilities } from './ship-abilities/index.ts'
import { upgrades } from './upgrades/index.ts'

/** Cards use the rules and the rules ask for cards: so the table is made when it is first asked for, not on loading. */
let known: Registry | undefined

interface Registry {
  readonly byCard: ReadonlyMap<string, readonly Entry[]>
  readonly byEntry: ReadonlyMap<string, Entry>
  /** Cards whose charges cannot be recovered. */
  readonly spent: ReadonlySet<string>
}

function registry(): Registry {
  known ??= register(cards())
  return known
}

function register(list: readonly Card[]): Registry {
  const byCard = new Map<string, Entry[]>()
  for (const card of list) {
    const key = `${card.kind} ${card.id}`
    const first = list.find(({ id }) => id === card.id)
    const name = first?.kind === card.kind ? card.id : `${card.kind}:${card.id}`
    byCard.set(key, [...(byCard.get(key) ?? []), ...entriesOf(card, name)])
  }
  return {
    byCard,
    byEntry: new Map([...byCard.values()].flat().map(entry => [entry.id, entry])),
    spent: new Set(list.filter(({ neverRecovers }) => neverRecovers).map(({ id }) => id)),
  }
}

export function cards(): readonly Card[] {
  return [...pilots, ...shipAbilities, ...upgrades, ...conditions, ...remoteCards]
}

/** The parts of a card as they listen; none for a card that is not carried out. */
export function entriesFor(kind: Card['kind'], id: string): readonly Entry[] {
  return registry().byCard.get(`${kind} ${id}`) ?? []
}

/** Whether the engine carries the card out. */
export function isAutomated(kind: Card['kind'], id: string): boolean {
  return registry().byCard.has(`${kind} ${id}`)
}

/** Whether charges of the card can be recovered. */
export function canRecover(card: string): boolean {
  return !registry().spent.has(card)
}

/** What a card does to dice, by the name under which it listens. */
export function cardDice(id: string): DiceCard | undefined {
  return registry().byEntry.get(id)?.diceCard
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
