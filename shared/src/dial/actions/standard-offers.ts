/** The standard actions of a ship: rules/dial.md §8.1. Its action bar, and the actions of its damage cards. */
import { scenarioBegan, scenarios } from '../scenario/scenario.ts'
import type { DialGame, Ship } from '../state.ts'
import type { ActionOffer } from '../words.ts'
import { barOffers } from './bar-offers.ts'

/** Those that cannot be attempted now are still among them. */
export function standardOffers(ship: Ship): ActionOffer[] {
  const bar = barOffers(ship)
  return ship.damage.up.length === 0 ? bar : [...bar, { type: 'repair', colour: 'white' }]
}

/** In its own Perform Action step a ship has the scenario's action besides, white (rules/dial.md §1.3). */
export function stepOffers(game: DialGame, ship: Ship): ActionOffer[] {
  const action = game.scenario === null || !scenarioBegan(game) ? null : scenarios[game.scenario].action
  return action === null ? standardOffers(ship) : [...standardOffers(ship), { type: action, colour: 'white' }]
}
