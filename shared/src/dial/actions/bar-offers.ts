/** What a ship's action bar offers: rules/dial.md §8.1. */
import type { ActionColour } from '../data/index.ts'
import type { Ship } from '../state.ts'
import type { ActionOffer } from '../words.ts'

/** From easy to hard. */
const ladder: readonly ActionColour[] = ['white', 'red', 'purple']

/** The harder of two colours: where several effects recolour an action, it counts. */
export function harder(a: ActionColour, b: ActionColour): ActionColour {
  return ladder.indexOf(a) > ladder.indexOf(b) ? a : b
}

/**
 * One offer for each action and colour on the bar, easier colours first, with all actions linked to it.
 * The bar holds what is printed and what upgrades add.
 */
export function barOffers(ship: Ship): ActionOffer[] {
  const offers: ActionOffer[] = []
  for (const { type, colour, linked } of ship.bar) {
    const links = linked === undefined ? [] : [linked]
    const i = offers.findIndex(offer => offer.type === type && offer.colour === colour)
    const same = offers[i]
    if (same === undefined) offers.push({ type, colour, linked: links })
    else offers[i] = { ...same, linked: [...(same.linked ?? []), ...links] }
  }
  return offers.sort((a, b) => ladder.indexOf(a.colour) - ladder.indexOf(b.colour))
}
