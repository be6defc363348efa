/** Setting dials by looking one move ahead: rules/dial.md §2, §3.1. Ships are planned in the order in which they will move. */
import { isPlaced, onTable, type Placed, relation, shipOf } from '../../dial/look.ts'
import type { DialGame, ShipId } from '../../dial/state.ts'
import type { Pose } from '../../geometry/index.ts'
import type { Chance } from '../chance.ts'
import { bestOf } from './best.ts'
import { craftOf, foesOf, gapTo } from './craft.ts'
import { worthOfFlight } from './flight-worth.ts'
import { flightOf, flownCode } from './flights.ts'
import { goalAt } from './goal.ts'

type Lists = { readonly [ship: ShipId]: readonly string[] }

/** A manoeuvre of its list for each ship. */
export function planDials(game: DialGame, lists: Lists, chance: Chance): Record<ShipId, string> {
  const ships = Object.keys(lists).map(id => shipOf(game, id))
  const dials: Record<ShipId, string> = {}
  const claimed = new Set<string>()
  const [any] = ships.filter(isPlaced)
  if (any === undefined) return dials
  const foes = foesOf(game, any)
  let table = game
  for (const ship of marching(
    ships.filter(isPlaced),
    foes.map(foe => foe.ship),
  )) {
    const craft = craftOf(table, ship)
    const others = inTheWay(table, ship)
    const flights = (lists[ship.id] ?? []).map(dialled => ({
      dialled,
      flown: flightOf(table, ship, flownCode(ship, dialled), others, null),
    }))
    const best = bestOf(flights, ({ flown }) => worthOfFlight(table, craft, foes, flown, claimed), chance)
    if (best === null) continue
    dials[ship.id] = best.dialled
    const { feature } = goalAt(table, ship, best.flown.pose, claimed)
    if (feature !== null) claimed.add(feature)
    table = withShipAt(table, ship, best.flown.pose)
  }
  return dials
}

/** Lowest initiative first; of equal ones those in front, so that the others follow into the place they leave. */
function marching(ships: readonly Placed[], enemies: readonly Placed[]): Placed[] {
  const gaps = new Map(ships.map(ship => [ship.id, gapTo(enemies, ship.pose)]))
  return ships.toSorted(
    (one, other) => one.initiative - other.initiative || (gaps.get(one.id) ?? 0) - (gaps.get(other.id) ?? 0),
  )
}

/** Ships that will stand there when this one moves: not the enemies that move before, wherever they go. */
function inTheWay(game: DialGame, ship: Placed): Placed[] {
  return onTable(game).filter(other => {
    if (other.id === ship.id) return false
    return other.initiative >= ship.initiative || relation(game, ship, other) !== 'enemy'
  })
}

function withShipAt(game: DialGame, ship: Placed, pose: Pose): DialGame {
  return { ...game, ships: { ...game.ships, [ship.id]: { ...ship, pose } } }
}
