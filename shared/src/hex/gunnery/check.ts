/** What counts for and against a gunnery check besides the gunner: rules/hex.md §3.3. */
import { type Bonus, untyped } from '../crew/bonus.ts'
import { lastingOn } from '../crew/lasting.ts'
import { isPlaced, shipOf, suffers } from '../look.ts'
import type { CrewId, HexGame, Ship, Weapon } from '../state.ts'
import type { AttackKind } from '../words.ts'
import { arcsOf } from './arcs.ts'
import type { Aim } from './firing.ts'
import { has } from './properties.ts'

/** A natural 20 hits and a natural 1 misses where the ruleset says so. */
export function hits({ ruleset }: HexGame, natural: number, margin: number): boolean {
  if (ruleset.naturalsDecide && (natural === 1 || natural === 20)) return natural === 20
  return margin >= 0
}

/** What the weapon and what has befallen the ship cost, whoever fires and whatever for. */
function weaponBonuses(ship: Ship, weapon: Weapon): Bonus[] {
  return [...untyped('array', has(weapon, 'array') ? -4 : 0), ...scattered(ship)]
}

export const scattered = (ship: Ship) => untyped('scatterscan', suffers(ship, 'scatterscan') ? -2 : 0)

/** What enemies have done to a ship counts for the checks that nobody orders too: projectiles under way, point defence. */
export function besetBy(game: HexGame, ship: Ship): Bonus[] {
  return [...scattered(ship), ...lastingOn(game, ship, { skill: 'gunnery' })]
}

const actionPenalty: { readonly [attack in AttackKind]?: number } = {
  ...{ fireAtWill: -4, broadside: -2, snapShot: -2, rapidJam: -4 },
}

/** Whatever the target. The node, the captain's help and damage to the ship the check itself adds. */
export function shotBonuses(ship: Ship, weapon: Weapon, crew: CrewId, attack: AttackKind, aim: Aim): Bonus[] {
  if (attack === 'free') return weaponBonuses(ship, weapon)
  const science = weapon.kind === 'ecm' && ship.effects.scienceDiverted ? 2 : 0
  const aided = ship.effects.aided[crew]
  const spared = aided === true && (attack === 'fireAtWill' || attack === 'broadside')
  return [
    ...weaponBonuses(ship, weapon),
    ...untyped('range', aim.range),
    ...untyped(attack, spared ? 0 : (actionPenalty[attack] ?? 0)),
    ...untyped('broadArc', aim.offArc ? -2 : 0),
    ...untyped('divert', science),
    ...untyped('targetingAid', aided === false ? -2 : 0),
  ]
}

/** Against this target. A free attack has none of these. */
export function targetBonuses(game: HexGame, ship: Ship, weapon: Weapon, attack: AttackKind, aim: Aim): Bonus[] {
  if (attack === 'free') return []
  const isLocked = ship.effects.lockedOn.includes(aim.target) && !has(weapon, 'rail')
  return [...untyped('lockOn', isLocked ? 2 : 0), ...untyped('flank', flankers(game, ship, aim).length > 0 ? 2 : 0)]
}

/** Ships of its side that flank the target from other quadrants than the one that is shot at (rules/hex.md §2.6, Flank). */
export function flankers(game: HexGame, ship: Ship, { target: id, quadrant }: Aim): string[] {
  const target = shipOf(game, id)
  if (!isPlaced(target)) return []
  return target.effects.flankedBy.filter(flankedBy => {
    const flanker = shipOf(game, flankedBy)
    return flanker.side === ship.side && isPlaced(flanker) && !arcsOf(game, target, flanker.at.hex).includes(quadrant)
  })
}
