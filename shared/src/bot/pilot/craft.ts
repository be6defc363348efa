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

export function enemiesOf(game: DialGame, ship: Placed): Placed[] {
  return onTable(game).filter(other => relation(game, ship, other) === 'enemy')
}

/** The enemies of a ship as fighters. */
export function foesOf(game: DialGame, ship: Placed): Craft[] {
  return enemiesOf(game, ship).map(enemy => craftOf(game, enemy))
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
export function aimOf(game: DialGame, by: Craft, target: Craft): 0 | 1 | 2 {
  const changes = isToMove(game, by.ship) || isFocused(by.ship)
  const locked = hasLock(game, by, target)
  return changes ? (locked ? 2 : 1) : locked ? 1 : 0
}

export function hasLock({ locks }: DialGame, by: Craft, target: Craft): boolean {
  return locks.some(lock => lock.by === by.ship.id && lock.on.id === target.ship.id)
}

/** Whether a token or the force changes dice of its own. */
export function isFocused(ship: Placed): boolean {
  return tokens(ship, 'focus') + tokens(ship, 'calculate') > 0 || (ship.force?.value ?? 0) > 0
}

/** mm to the nearest of some ships. */
export function gapTo(ships: readonly Placed[], { x, y }: Pose): number {
  const gaps = ships.map(({ pose }) => Math.sqrt((pose.x - x) * (pose.x - x) + (pose.y - y) * (pose.y - y)))
  return Math.min(...gaps)
}
