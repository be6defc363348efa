/** What a ship's action bar offers: rules/dial.md §8.1. */
import type { Action, ActionColour } from '../data/index.ts'
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { ActionOffer } from '../words.ts'

/** From easy to hard. */
const ladder: readonly ActionColour[] = ['white', 'red', 'purple']

/** The harder of two colours: where several effects recolour an action, it counts. */
export function harder(a: ActionColour, b: ActionColour): ActionColour {
  return ladder.indexOf(a) > ladder.indexOf(b) ? a : b
}

/** The action bar of a ship: what is printed, what upgrades add, and what cards make of it. */
export function barOf(t: DialTurn, { id, bar }: Ship): readonly Action[] {
  return t.fold('actionBar', { ship: id }, bar)
}

/** One offer for each action and colour on a bar, easier colours first, with all actions linked to it. */
export function barOffers(bar: readonly Action[]): ActionOffer[] {
  const offers: ActionOffer[] = []
  for (const { type, colour, linked } of bar) {
    const links = linked === undefined ? [] : [linked]
    const i = offers.findIndex(offer => offer.type === type && offer.colour === colour)
    const same = offers[i]
    if (same === undefined) offers.push({ type, colour, linked: links })
    else offers[i] = { ...same, linked: [...(same.linked ?? []), ...links] }
  }
  return offers.sort((a, b) => ladder.indexOf(a.colour) - ladder.indexOf(b.colour))
}
