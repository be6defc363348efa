/** What an offer of an attack allows: rules/dial.md §7.1. A bonus attack keeps arc, range and cost of its weapon. */
import type { ArcName } from '../../geometry/index.ts'
import type { ShipId } from '../state.ts'
import type { Weapon } from './attack.ts'

/** What the card that gives an attack restricts it to. Left out: whatever the ship has and reaches. */
export interface Allowed {
  readonly weapons?: readonly Weapon['source'][]
  readonly arcs?: readonly ArcName[]
  /** Fired from a turret that points there, or not. */
  readonly turret?: boolean
  readonly targets?: readonly ShipId[]
  /** No lock and no token need be there. */
  readonly needsNothing?: true
}

export interface AttackOffer {
  readonly ship: ShipId
  readonly bonus: boolean
  /** The card that gives a bonus attack. */
  readonly by?: string
  readonly allowed?: Allowed
}

export function allowsWeapon({ weapons, arcs, turret }: Allowed, weapon: Weapon): boolean {
  if (weapons?.includes(weapon.source) === false || arcs?.includes(weapon.arc) === false) return false
  return turret === undefined || turret === weapon.turret
}

export function allowsTarget({ targets }: Allowed, target: ShipId): boolean {
  return targets?.includes(target) !== false
}
