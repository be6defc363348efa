/** A ship as a fighter: its guns, what it is worth, and where it may stand when the shooting starts. */
import { onTable, type Placed, relation, tokens } from '../../dial/look.ts'
import type { DialGame } from '../../dial/state.ts'
import type { Pose } from '../../geometry/index.ts'
import { flyable, landingOf } from './flights.ts'
import { type Gun, gunsOf } from './guns.ts'
import { worthOfDamage } from './worth.ts'

export interface Craft {
  readonly ship: Placed
  readonly guns: readonly Gun[]
  /** What so much damage to it is worth to its enemies. */
  readonly worth: readonly number[]
  /** One as likely as the other. */
  readonly places: readonly Pose[]
}

export function craftOf(game: DialGame, ship: Placed): Craft {
  return { ship, guns: gunsOf(game, ship), worth: worthOfDamage(game, ship), places: placesOf(game, ship) }
}

/** The enemies of a ship. */
export function foesOf(game: DialGame, ship: Placed): Craft[] {
  return onTable(game)
    .filter(other => relation(game, ship, other) === 'enemy')
    .map(other => craftOf(game, other))
}

/** Where its dial may lead it; one that has moved stays. */
function placesOf(game: DialGame, ship: Placed): readonly Pose[] {
  if (!isToMove(game, ship)) return [ship.pose]
  const places = flyable(ship).flatMap(code => landingOf(game, ship, code) ?? [])
  return places.length > 0 ? places : [ship.pose]
}

/** Whether its activation is still to come this round. */
function isToMove({ phase }: DialGame, ship: Placed): boolean {
  return phase === 'planning' || phase === 'system' || (phase === 'activation' && ship.revealed === null)
}

/** How many of a reroll and a change its attack dice can have, as far as is seen: whoever is to move may yet act. */
export function aimOf(game: DialGame, { ship }: Craft, target: Craft): 0 | 1 | 2 {
  const changes = isToMove(game, ship) || tokens(ship, 'focus') + tokens(ship, 'calculate') > 0 || hasForce(ship)
  const locked = game.locks.some(({ by, on }) => by === ship.id && on.kind === 'ship' && on.id === target.ship.id)
  return changes ? (locked ? 2 : 1) : locked ? 1 : 0
}

export const hasForce = ({ force }: Placed): boolean => (force?.value ?? 0) > 0

/** mm to the nearest enemy as it stands now. */
export function gapTo(foes: readonly Craft[], { x, y }: Pose): number {
  const gaps = foes.map(({ ship: { pose } }) => Math.sqrt((pose.x - x) * (pose.x - x) + (pose.y - y) * (pose.y - y)))
  return Math.min(...gaps)
}
