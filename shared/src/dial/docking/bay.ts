/** Which ships may dock with which, and from which guides they leave again: rules/dial.md §8.2 (dock, deploy). Cards say so. */
import { type Bay, type Card, hasUp } from '../cards/card.ts'
import { cards } from '../cards/registry.ts'
import { isPlaced, onTable, type Placed } from '../look.ts'
import { rangeBetween } from '../range.ts'
import type { DialGame, Ship, ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'

let known: readonly (Card & { readonly bay: Bay })[] | undefined

/** The room that a ship has for others; null for a ship without. */
export function bayOf(ship: Ship): Bay | null {
  known ??= cards().filter((card): card is Card & { readonly bay: Bay } => card.bay !== undefined)
  return known.find(card => hasUp(ship, card))?.bay ?? null
}

export function dockedWith({ ships }: DialGame, carrier: ShipId): Ship[] {
  return Object.values(ships).filter(ship => ship.carrier === carrier && ship.place === 'reserve')
}

/** Whether a friendly ship has room for this one, wherever they are. Who carries others does not dock. */
export function hasRoomFor(game: DialGame, carrier: Ship, ship: Ship): boolean {
  const bay = bayOf(carrier)
  if (bay === null || carrier.seat !== ship.seat || carrier.id === ship.id) return false
  if (dockedWith(game, ship.id).length > 0) return false
  return bay.types.includes(ship.type) && dockedWith(game, carrier.id).length < bay.most
}

/** The carriers that a ship on the table can dock with in the System Phase: at range 0, unless a card says farther. */
export function carriersAt(t: DialTurn, ship: Placed): Placed[] {
  return onTable(t.game).filter(carrier => {
    if (!hasRoomFor(t.game, carrier, ship)) return false
    const range = rangeBetween(t.game, ship, carrier)
    return range !== null && range <= t.fold('dockingRange', { ship: ship.id, carrier: carrier.id }, 0)
  })
}

/** Ships in reserve whose carrier stands on the table. */
export function readyToDeploy(game: DialGame): Ship[] {
  return Object.values(game.ships).filter(({ place, carrier }) => {
    const from = carrier === null ? undefined : game.ships[carrier]
    return place === 'reserve' && from !== undefined && isPlaced(from)
  })
}
