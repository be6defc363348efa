/** A ship leaves the map for good: fled over the edge, destroyed, or given up (rules/hex.md §1.4). */

import { type Hex, hexDistance } from '../../geometry/index.ts'
import { without } from '../../kernel/index.ts'
import type { HexGame, Ship } from '../state.ts'
import type { HexTurn } from '../turn.ts'

/** What flies at it has no target any more (rules/hex.md §3.5). */
export function leaveMap(t: HexTurn, ship: Ship, place: 'fled' | 'destroyed'): void {
  ship.place = place
  ship.at = null
  t.emit({ type: place, ship: ship.id })
  for (const { id, target } of Object.values(t.game.projectiles)) {
    if (target !== ship.id) continue
    t.game.projectiles = without(t.game.projectiles, id)
    t.emit({ type: 'projectileGone', projectile: id, why: 'targetGone' })
  }
}

/** Whether a hex lies past the edge: a ship that ends its own move there has fled. */
export function isBeyond({ radius, ruleset }: HexGame, hex: Hex): boolean {
  return radius !== null && ruleset.edgeIsFlight && hexDistance([0, 0], hex) > radius
}
