/** A projectile leaves its weapon and flies at once: rules/hex.md §3.5, Launch. */
import { memberOf, type Placed } from '../look.ts'
import type { Projectile, Weapon } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import type { Aim } from './firing.ts'

/** What the check that launched it has told. */
export interface Launch {
  readonly gunner: string
  readonly natural: number
  readonly rerolled: boolean
  readonly precise: boolean
}

export function launch(t: HexTurn, ship: Placed, weapon: Weapon, aim: Aim, by: Launch): void {
  const id = `p${t.game.nextProjectile++}`
  const { name, damage, properties, speed } = weapon
  const projectile: Projectile = {
    ...{ id, by: ship.id, side: ship.side, weapon: weapon.id, name, damage, properties, target: aim.target },
    ...{ speed: speed ?? 0, gunner: by.gunner, gunnery: memberOf(ship, by.gunner).skills.gunnery ?? 0 },
    ...{ hex: ship.at.hex, heading: ship.at.facing, rerolled: by.rerolled, penalty: 0 },
  }
  t.game.projectiles[id] = projectile
  const { hex, heading, target } = projectile
  t.emit({ type: 'launched', projectile: id, ship: ship.id, weapon: weapon.id, target, hex, heading })
  const { natural, precise } = by
  const within = aim.distance === 0 ? { quadrant: aim.quadrant } : {}
  t.push('projectile', { id, launched: true, natural, precise, ...within })
}
