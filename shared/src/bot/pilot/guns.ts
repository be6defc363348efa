/** What a ship can shoot with, and a glance at what it reaches: rules/dial.md §6.1, §6.2, §6.4. */
import type { Weapon } from '../../dial/attack/attack.ts'
import { weaponsOf } from '../../dial/attack/weapons.ts'
import { type Placed, tokens } from '../../dial/look.ts'
import type { DialGame, Ship } from '../../dial/state.ts'
import { ARC_TANGENTS, half, type Pose, type Size } from '../../geometry/index.ts'

export type Gun = Omit<Weapon, 'source' | 'turret'>

/** The guns of a ship that may be fired every round: primary attacks, and cards that have no charges to spend. */
export function gunsOf(game: DialGame, ship: Ship): readonly Gun[] {
  return weaponsOf(game, ship).filter(({ source }) => source === 'primary' || ship.upgrades[source]?.charges == null)
}

/** A base somewhere. */
export interface Stand {
  readonly size: Size
  readonly pose: Pose
}

/** The band in which a gun reaches a base, or null. Bases are taken as circles: quick, and a few mm off. */
export function glance(gun: Gun, from: Stand, at: Stand): 1 | 2 | 3 | null {
  const [x, y] = [at.pose.x - from.pose.x, at.pose.y - from.pose.y]
  const gap = Math.sqrt(x * x + y * y) - half(from.size) - half(at.size)
  const band = gap <= 100 ? 1 : gap <= 200 ? 2 : 3
  if (gap > 300 || band < gun.minRange || band > gun.maxRange) return null
  const { dx, dy } = from.pose
  const [right, front] = [x * dy - y * dx, x * dx + y * dy]
  return isInArc(gun.arc, ARC_TANGENTS[from.size], right, front, half(at.size)) ? band : null
}

/** `slack`: how far beside the arc the middle of a base may lie. */
function isInArc(arc: Gun['arc'], tangent: number, right: number, front: number, slack: number): boolean {
  switch (arc) {
    case 'front':
      return Math.abs(right) <= tangent * front + slack
    case 'rear':
      return Math.abs(right) <= slack - tangent * front
    case 'left':
      return tangent * Math.abs(front) <= slack - right
    case 'right':
      return tangent * Math.abs(front) <= slack + right
    case 'bullseye':
      return front > 0 && Math.abs(right) <= slack
    case 'fullFront':
      return front >= -slack
    case 'fullRear':
      return front <= slack
  }
}

/** Dice of both colours for a shot at this range, as far as can be said before it is measured. */
export function diceOf(
  gun: Gun,
  band: 1 | 2 | 3,
  attacker: Placed,
  defender: Placed,
): readonly [red: number, green: number] {
  const red = gun.value + (band === 1 && !gun.ordnance ? 1 : 0) - (tokens(attacker, 'deplete') > 0 ? 1 : 0)
  const green =
    defender.agility +
    (band === 3 && !gun.ordnance ? 1 : 0) +
    (tokens(defender, 'cloak') > 0 ? 2 : 0) -
    (tokens(defender, 'strain') > 0 ? 1 : 0)
  return [clamp(red), clamp(green)]
}

const clamp = (dice: number): number => Math.max(0, Math.min(6, dice))
