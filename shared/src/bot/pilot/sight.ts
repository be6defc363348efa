/** The table as a seat sees it, in the shape that the rules measure on. */
import { asRemote } from '../../dial/remotes/remote.ts'
import type { DialGame } from '../../dial/state.ts'
import type { DialView } from '../../dial/view.ts'

/** What no view shows is as at the start of a round. */
export function tableOf(view: DialView): DialGame {
  const ships = Object.entries(view.ships).map(([id, ship]) => [id, { ...ship, tractored: false }] as const)
  const devices = Object.entries(view.devices).map(([id, { remote, ...device }]) => {
    return [id, remote === null ? device : asRemote(device, remote)] as const
  })
  return {
    ...view,
    order: [...view.order],
    ships: Object.fromEntries(ships),
    devices: Object.fromEntries(devices),
    ...{ activation: null, devicesPlaced: 0, lostRemotes: {}, destroyed: [], done: [], reached: 0 },
  }
}
