/** The standard actions of a ship: rules/dial.md §8.1. Its action bar, and the actions of its damage cards and other cards. */
import { scenarioBegan, scenarios } from '../scenario/scenario.ts'
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { ActionOffer } from '../words.ts'
import { barOf, barOffers } from './bar-offers.ts'
import { hasCardActions } from './card-action.ts'

/** Those that cannot be attempted now are still among them. */
export function standardOffers(t: DialTurn, ship: Ship): ActionOffer[] {
  return [
    ...barOffers(barOf(t, ship)),
    ...(ship.damage.up.length > 0 ? [{ type: 'repair', colour: 'white' } as const] : []),
    ...(hasCardActions(ship) ? [{ type: 'card', colour: 'white' } as const] : []),
  ]
}

/** In its own Perform Action step a ship has the scenario's action besides, white (rules/dial.md §1.3). */
export function stepOffers(t: DialTurn, ship: Ship): ActionOffer[] {
  const { game } = t
  const action = game.scenario === null || !scenarioBegan(game) ? null : scenarios[game.scenario].action
  return action === null ? standardOffers(t, ship) : [...standardOffers(t, ship), { type: action, colour: 'white' }]
}
