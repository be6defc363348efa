/** What a stunt means to do on the way: rules/hex.md §2.6, Flyby, Ramming speed, Run interference. */
import { type Hex, sameHex } from '../../geometry/index.ts'
import { own, without } from '../../kernel/index.ts'
import { isPlaced, type Placed } from '../look.ts'
import type { CrewId, HexGame, ShipId } from '../state.ts'
import type { HexTurn } from '../turn.ts'

export type Errand =
  /** One hex of the enemy is passed without a free attack, and in the gunnery phase he is shot at from there. */
  | { readonly does: 'flyby'; readonly target: ShipId }
  | { readonly does: 'ram'; readonly target: ShipId; readonly crew: CrewId }
  | { readonly does: 'interfere'; readonly projectile: string; readonly destroys: boolean }

/** The hex that it has to come through. */
export function errandHex(game: HexGame, errand: Errand | null): Hex | undefined {
  if (errand === null) return undefined
  if (errand.does === 'interfere') return own(game.projectiles, errand.projectile)?.hex
  const target = own(game.ships, errand.target)
  return target !== undefined && isPlaced(target) ? target.at.hex : undefined
}

/** Whether a ship has come to what it was about. */
export function isMet(game: HexGame, ship: Placed, errand: Errand): boolean {
  const hex = errandHex(game, errand)
  return hex !== undefined && sameHex(ship.at.hex, hex)
}

export function flyBy(t: HexTurn, ship: Placed, target: ShipId): void {
  ship.effects.flyby = { target, arc: null }
  t.emit({ type: 'effect', ship: ship.id, effect: 'closeFire', amount: 0, why: 'flyby' })
}

/** It is destroyed, or finds its target less well in its next check. */
export function interfere(t: HexTurn, id: string, destroys: boolean): void {
  const projectile = own(t.game.projectiles, id)
  if (projectile === undefined) return
  if (destroys) {
    t.game.projectiles = without(t.game.projectiles, id)
    t.emit({ type: 'projectileGone', projectile: id, why: 'shotDown' })
  } else {
    projectile.penalty = -4
    const told = { effect: 'trackingCheck', amount: projectile.penalty, why: 'runInterference' }
    t.emit({ type: 'effect', ship: projectile.by, ...told })
  }
}
