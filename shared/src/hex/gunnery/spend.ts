/** What a shot uses up and settles for the round: rules/hex.md §3.1, §3.3 and §3.8. */
import { isPlaced, type Placed, shipOf } from '../look.ts'
import type { HexGame, Weapon } from '../state.ts'
import type { AttackKind } from '../words.ts'
import { pick } from './arcs.ts'
import type { Aim } from './firing.ts'

export function spend(game: HexGame, ship: Placed, weapon: Weapon, attack: AttackKind, aims: readonly Aim[]): void {
  const { effects } = ship
  if (weapon.shots !== null) weapon.shots--
  if (attack === 'free') {
    weapon.freeFired = true
    return
  }
  weapon.fired = true
  effects.eldritch = effects.eldritch.filter(id => id !== weapon.id)
  for (const aim of aims) choose(game, ship, weapon, aim)
}

/** A projectile settles no quadrant, but for a ship in the same hex. */
function choose(game: HexGame, ship: Placed, { kind }: Weapon, aim: Aim): void {
  const target = shipOf(game, aim.target)
  const { flyby } = ship.effects
  if (aim.flyby && flyby !== null) flyby.arc ??= aim.arc
  else if (isPlaced(target))
    pick(game, ship, target, aim.arc, kind !== 'tracking' || aim.distance === 0 ? aim.quadrant : null)
}

/** The game as it would be after a shot, to ask about a second of the same order. The game itself stays as it is. */
export function gameAfter(
  game: HexGame,
  ship: Placed,
  id: string,
  attack: AttackKind,
  aims: readonly Aim[],
): { game: HexGame; ship: Placed } {
  const { effects } = ship
  const later: Placed = {
    ...ship,
    weapons: ship.weapons.map(weapon => ({ ...weapon })),
    effects: { ...effects, flyby: effects.flyby === null ? null : { ...effects.flyby } },
  }
  const after = { ...game, picks: game.picks.map(p => ({ ...p })), ships: { ...game.ships, [ship.id]: later } }
  const weapon = later.weapons.find(w => w.id === id)
  if (weapon !== undefined) spend(after, later, weapon, attack, aims)
  return { game: after, ship: later }
}
