/** What cards add to the card of a ship beside what the tables print: their own ship's, or its carrier's (rules/dial.md §8.2). */
import type { Grant } from '../data/index.ts'
import type { DialGame, Ship } from '../state.ts'
import { type Card, hasUp } from './card.ts'
import { cards } from './registry.ts'

/** Everything that is lent to a ship as things stand, by cards of its own and of the ships docked with it. */
export function grantsLentTo(game: DialGame, ship: Ship): Grant[] {
  const lenders = [ship, ...Object.values(game.ships).filter(({ carrier }) => carrier === ship.id)]
  const lending = cards().filter(({ lends }) => lends !== undefined)
  return lenders.flatMap(lender =>
    lending.flatMap(card => (hasUp(lender, card) ? (card.lends?.(game, lender, ship) ?? []) : [])),
  )
}

export function lendsAny(kind: Card['kind'], id: string): boolean {
  return cards().some(card => card.kind === kind && card.id === id && card.lends !== undefined)
}
