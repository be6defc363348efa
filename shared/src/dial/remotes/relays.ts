/** Remotes from which ships of their player may measure range to lock and to jam (rules/dial.md §9.1): DRK-1 probe droids. */
import { type Placed, remotesOf } from '../look.ts'
import type { DialGame } from '../state.ts'

const relays: readonly string[] = ['drk1probedroid']

/** The ship itself and its player's relays. */
export function measuresFrom(game: DialGame, ship: Placed): readonly Placed[] {
  return [ship, ...remotesOf(game).filter(({ card, seat }) => seat === ship.seat && relays.includes(card))]
}
