/** The restricted list says how many copies of a card a squad may hold: rules/dial.md §1.1. */

import { cardsOf, type Rule } from './fielded.ts'

/** Copies of standard loadouts count like any other. The first ones in the list are within the limit. */
export const restrictedList: Rule = squad => {
  const held = new Map<unknown, number>()
  return cardsOf(squad).flatMap(({ card, where }) => {
    const copies = (held.get(card) ?? 0) + 1
    held.set(card, copies)
    if (card.restricted === 0 || copies <= card.restricted) return []
    const message = `${card.id} is on the restricted list; a squad may hold ${card.restricted} of it.`
    return [{ code: 'limit_exceeded', where, message }]
  })
}
