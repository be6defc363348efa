/** The standard actions of a ship: rules/dial.md §8.1. Its action bar, and the actions of its damage cards. */
import { scenarioBegan, scenarios } from '../scenario/scenario.ts'
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { ActionOffer } from '../words.ts'
import { barOf, barOffers } from './bar-offers.ts'

/** Those that cannot be attempted now are still among them. */
export function standardOffers(t: DialTurn, ship: Ship): ActionOffer[] {
  const bar = barOffers(barOf(t, ship))
  return ship.damage.up.length === 0 ? bar : [...bar, { type: 'repair', colour: 'white' }]
}

/** In its own Perform Action step a ship has the scenario's action besides, white (rules/dial.md §1.3). */
export function stepOffers(t: DialTurn, ship: Ship): ActionOffer[] {
  const { game } = t
  const action = game.scenario === null || !scenarioBegan(game) ? null : scenarios[game.scenario].action
  return action === null ? standardOffers(t, ship) : [...standardOffers(t, ship), { type: action, colour: 'white' }]
}
