/** What a hit takes of shields, ablative armour and hull: rules/hex.md §3.5 step 3c. */
import { has } from '../gunnery/properties.ts'
import type { Hit, Ship } from '../state.ts'
import { type Breach, breach } from './breach.ts'

export interface Loss extends Pick<Breach, 'shields'> {
  readonly ablative: number
  readonly hull: number
  /** The damage threshold stopped what came through. */
  readonly stopped: boolean
}

/** What reaches the hull counts whole when it is over the damage threshold, and not at all otherwise (6.21, 6.22). */
export function lossOf(ship: Ship, hit: Hit): Loss {
  const { shields, through } = breach(ship, hit)
  const ablative = Math.min(through, ship.ablative[hit.quadrant])
  const rest = through - ablative
  const threshold = has(hit, 'burrowing') ? Math.floor(ship.damageThreshold / 2) : ship.damageThreshold
  const stopped = rest > 0 && rest <= threshold
  return { shields, ablative, hull: stopped ? 0 : rest, stopped }
}
