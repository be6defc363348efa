/** The table as a seat sees it, in the shape that the rules measure on. */
import type { DialGame } from '../../dial/state.ts'
import type { DialView } from '../../dial/view.ts'

/** What no view shows is as at the start of a round. */
export function tableOf(view: DialView): DialGame {
  const ships = Object.entries(view.ships).map(([id, ship]) => [id, { ...ship, tractored: false }] as const)
  return {
    ...view,
    order: [...view.order],
    ships: Object.fromEntries(ships),
    ...{ activation: null, devicesPlaced: 0, destroyed: [], done: [], reached: 0 },
  }
}
