/** Actions that a card lets a ship perform: rules/dial.md §8.1. Unstated colours are white. */
import { attemptable } from '../actions/offers.ts'
import { standardOffers } from '../actions/standard-offers.ts'
import type { ActionColour, ActionType } from '../data/index.ts'
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { ActionOffer } from '../words.ts'

export const white = (...types: readonly ActionType[]): ActionOffer[] => inColour('white', types)
export const red = (...types: readonly ActionType[]): ActionOffer[] => inColour('red', types)

function inColour(colour: ActionColour, types: readonly ActionType[]): ActionOffer[] {
  return types.map(type => ({ type, colour }))
}

/** A ship's white actions, treated as red. */
export function whiteAsRed(t: DialTurn, ship: Ship): ActionOffer[] {
  return standardOffers(t, ship)
    .filter(({ colour }) => colour === 'white')
    .map(offer => ({ ...offer, colour: 'red' }))
}

/** Whether the ship could attempt any of them now. */
export function canAct(t: DialTurn, ship: Ship, offers: readonly ActionOffer[], evenStressed = false): boolean {
  return attemptable(t, ship, offers, 'granted', evenStressed).length > 0
}

/** It may perform one of them, or none. */
export function grantAction(
  t: DialTurn,
  ship: Ship,
  offers: readonly ActionOffer[],
  how: { readonly evenStressed?: true } = {},
): void {
  t.push('offerActions', { ship: ship.id, offers: [...offers], why: 'granted', ...how })
}
