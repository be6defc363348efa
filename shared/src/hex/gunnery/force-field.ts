/** Weapons that throw a part of the shields: rules/hex.md §3.8, Force field. */
import type { HexArc } from '../../geometry/index.ts'
import { isPlaced, type Placed, shipOf } from '../look.ts'
import { seenBy } from '../seen.ts'
import type { HexGame, Weapon } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import { arcsTo } from './arcs.ts'
import type { Aim } from './firing.ts'
import { propertyOf } from './properties.ts'

/** The quadrant that it fires from; undefined: it is no such weapon. */
export function fieldOf(game: HexGame, ship: Placed, weapon: Weapon, aims: readonly Aim[]): HexArc | undefined {
  if (propertyOf(weapon, 'forceField') === undefined) return undefined
  if (weapon.mount !== 'turret') return weapon.mount
  const [aim] = aims
  const target = aim === undefined ? undefined : shipOf(game, aim.target)
  return aim?.arc ?? (target !== undefined && isPlaced(target) ? arcsTo(game, ship, target)[0] : undefined)
}

/** The shield points go at once, before others fire in this phase. Gives how many a hit adds to its damage. */
export function throwField(t: HexTurn, ship: Placed, weapon: Weapon, aims: readonly Aim[]): number {
  const quadrant = fieldOf(t.game, ship, weapon, aims)
  const field = propertyOf(weapon, 'forceField')
  if (quadrant === undefined || field === undefined) return 0
  const points = Math.min(field.points, ship.shields[quadrant])
  ship.shields[quadrant] -= points
  const seen = seenBy(t.state, ship, 'defences')
  t.emit({ type: 'shieldsChanged', ship: ship.id, shields: ship.shields, why: 'forceField', seen })
  return points
}
