/** Ships that are on the map of a view. */
import type { HexView, ShipView } from '../view.ts'

export interface StandingShip extends ShipView {
  readonly at: NonNullable<ShipView['at']>
}

export function standing({ ships }: Pick<HexView, 'ships'>): StandingShip[] {
  return Object.values(ships).filter((ship): ship is StandingShip => ship.place === 'map' && ship.at !== null)
}
