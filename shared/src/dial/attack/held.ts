/** What a card has said holds until the attack under way is over: rules/dial.md §7.1. Each card once. */
import type { ShipId } from '../state.ts'
import type { Attack } from './attack.ts'

/** The name of a card's use in an attack: the card, or the part of it that modifies dice, with the ship that has it. */
const useOf = (card: string, ship: ShipId): string => `${card} of ${ship}`

export function hold(attack: Attack, card: string, ship: ShipId): void {
  attack.used.push(useOf(card, ship))
}

export function holds(attack: Attack, card: string, ship: ShipId): boolean {
  return attack.used.includes(useOf(card, ship))
}
