/** A ship that deploys has left its carrier, or has not: rules/dial.md §8.2. */
import { shipOf } from '../look.ts'
import { placeInReserve } from '../reserve/place-in-reserve.ts'
import { refit } from '../setup/fit.ts'
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'

export function undock({ game }: DialTurn, ship: Ship): void {
  const carrier = shipOf(game, ship.carrier ?? '')
  ship.carrier = null
  refit(game, carrier)
}

export function stayDocked(t: DialTurn, ship: Ship): void {
  placeInReserve(t, ship)
  t.emit({ type: 'deployFailed', ship: ship.id, carrier: ship.carrier ?? '' })
}
