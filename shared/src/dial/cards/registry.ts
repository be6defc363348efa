/**
 * The cards that the engine carries out, for the rules that ask for them: rules/dial.md §9. Cards use the rules, so they
 * are no import of this file; `cards/index.ts` brings them when all are loaded.
 */
import type { Card } from './card.ts'
import type { DiceCard } from './dice-cards.ts'
import type { Entry } from './entries.ts'

export interface Registry {
  readonly cards: readonly Card[]
  /** By kind and id. */
  readonly byCard: ReadonlyMap<string, readonly Entry[]>
  readonly byEntry: ReadonlyMap<string, Entry>
  /** Cards whose charges cannot be recovered. */
  readonly spent: ReadonlySet<string>
}

let known: Registry | undefined

export function bringRegistry(registry: Registry): void {
  known = registry
}

export function registry(): Registry {
  if (known === undefined) throw new Error('the cards are not loaded')
  return known
}

export function cards(): readonly Card[] {
  return registry().cards
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
