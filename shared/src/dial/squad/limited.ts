/** Cards with dots are limited by their names, pilots and upgrades together: rules/dial.md §1.1. */

import { cardsOf, type Rule } from './fielded.ts'

/**
 * Of a name, the squad holds no more cards than the fewest dots beside it allow. The first cards in the list are within
 * the limit, each further one is reported, once even when it bears two such names.
 */
export const limited: Rule = squad => {
  const cards = cardsOf(squad)
  const limits = new Map<string, number>()
  for (const { card } of cards)
    for (const name of card.limited > 0 ? card.nameIds : [])
      limits.set(name, Math.min(card.limited, limits.get(name) ?? card.limited))
  const held = new Map<string, number>()
  return cards.flatMap(({ card, where }) => {
    for (const name of card.nameIds) held.set(name, (held.get(name) ?? 0) + 1)
    const name = card.nameIds.find(it => (held.get(it) ?? 0) > (limits.get(it) ?? Number.MAX_SAFE_INTEGER))
    if (name === undefined) return []
    const message = `A squad may hold ${limits.get(name)} of the name ${name}; ${card.id} is one more.`
    return [{ code: 'limit_exceeded', where, message }]
  })
}
