/** The standard actions of a ship: rules/dial.md §8.1. Its action bar, and the actions of its damage cards. */
import type { Ship } from '../state.ts'
import type { ActionOffer } from '../words.ts'
import { barOffers } from './bar-offers.ts'

/** Those that cannot be attempted now are still among them. */
export function standardOffers(ship: Ship): ActionOffer[] {
  const bar = barOffers(ship)
  return ship.damage.up.length === 0 ? bar : [...bar, { type: 'repair', colour: 'white' }]
}
