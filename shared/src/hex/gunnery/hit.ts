/** A shot that hits: rules/hex.md §3.5. Its damage waits for the end of the phase; that of a free attack does not. */
import { shipOf } from '../look.ts'
import type { Hit, Ship, ShipId } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import { besides } from './besides.ts'

export type Scored = Omit<Hit, 'system'>

/** Queues a hit in firing order, with the system that its ship has targeted; only the next hit on that enemy has it (6.44). */
export function queueHit(t: HexTurn, scored: Scored): void {
  const hit: Hit = { ...scored, system: takeTargeted(shipOf(t.game, scored.by), scored.target) }
  t.game.hits.push(hit)
  besides(t, hit)
}

/** A free attack, in the helm phase: nobody's actions help it, and it strikes at once (rules/hex.md §2.5). */
export function strikeNow(t: HexTurn, scored: Scored): void {
  const hit: Hit = { ...scored, system: null }
  besides(t, hit)
  t.push('hit', { hit })
}

function takeTargeted(ship: Ship, target: ShipId): Hit['system'] {
  const found = ship.targeted.find(targeting => targeting.ship === target)
  ship.targeted = ship.targeted.filter(targeting => targeting !== found)
  return found?.system ?? null
}
