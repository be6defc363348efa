/** What a device is worth where it would lie: rules/dial.md §9.1. */
import { type DevicePlace, deviceLies } from '../../dial/devices/index.ts'
import { onTable, type Placed } from '../../dial/look.ts'
import type { DialGame } from '../../dial/state.ts'
import { type Craft, craftOf, foesOf } from './craft.ts'
import { deviceReach, ship as weights } from './weights.ts'

/** Enemies that may come to stand near it, less the ships of one's own, and what it costs. */
export function worthOfDevices(game: DialGame, ship: Placed): (places: readonly DevicePlace[]) => number {
  const foes = foesOf(game, ship)
  const friends = onTable(game)
    .filter(({ seat }) => seat === ship.seat)
    .map(friend => craftOf(game, friend))
  return places => {
    const lies = places.flatMap(at => deviceLies(ship, at).map(({ pose, outline }) => ({ ...pose, outline })))
    const harm = (crafts: readonly Craft[]) =>
      lies.reduce(
        (sum, at) => sum + crafts.reduce((all, craft) => all + chance(craft, at) * (craft.worth[1] ?? 0), 0),
        0,
      )
    return harm(foes) - harm(friends) - places.length * weights.charge * ship.cost
  }
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly outline: string
}

/** The part of a ship's places at which it reaches it. */
function chance({ places }: Craft, { x, y, outline }: Spot): number {
  const reach = outline === 'bomb' ? deviceReach.bomb : deviceReach.mine
  const near = places.filter(at => (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y) <= reach * reach)
  return near.length / places.length
}
