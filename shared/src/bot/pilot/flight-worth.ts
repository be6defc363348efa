/** What a flight is worth: the place that it leads to, less what it costs on the way. */
import { relation } from '../../dial/look.ts'
import type { DialGame } from '../../dial/state.ts'
import { half, type Pose } from '../../geometry/index.ts'
import type { Craft } from './craft.ts'
import type { Flown } from './flights.ts'
import { worthOfPlace } from './place.ts'
import { ship as weights } from './weights.ts'

export function worthOfFlight(
  game: DialGame,
  craft: Craft,
  foes: readonly Craft[],
  { pose, fled, bumped, harm, onObstacle, stress }: Flown,
  claimed?: ReadonlySet<string>,
): number {
  const { ship, guns, worth } = craft
  if (fled) return -weights.fled * ship.cost
  const acts = stress === 0 && bumped.length === 0 && !onObstacle
  const crash = bumped.some(other => relation(game, ship, other) !== 'enemy')
  const stance = { pose, guns: onObstacle ? [] : guns, focused: acts, evades: 0 }
  const costs =
    (acts ? weights.idle * crowding(craft, foes, pose) : weights.idle) +
    (crash ? weights.bump : 0) +
    weights.stress * stress
  return worthOfPlace(game, craft, foes, stance, stress, claimed) - ship.cost * costs - (worth[1] ?? 0) * harm
}

/** How likely an enemy that moves before stands in this very place: about, for it need not be exact. */
function crowding({ ship }: Craft, foes: readonly Craft[], { x, y }: Pose): number {
  let sum = 0
  for (const foe of foes) {
    if (foe.ship.initiative >= ship.initiative) continue
    const reach = half(ship.size) + half(foe.ship.size)
    const near = foe.places.filter(at => Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) < reach)
    sum += near.length / foe.places.length
  }
  return Math.min(1, sum)
}
