/** How far weapons reach, and what distance costs: rules/hex.md §3.2. */
import type { Ship, Weapon } from '../state.ts'
import { has } from './properties.ts'

/** Hexes of one increment, and the most hexes that it fires. */
export interface Reach {
  readonly increment: number
  readonly most: number
}

/** An eldritch shot makes each increment 5 hexes longer for one attack. */
export function reachOf({ effects }: Ship, weapon: Weapon): Reach {
  const increment = weapon.increment + (effects.eldritch.includes(weapon.id) ? 5 : 0)
  // A weapon of 1 hex is for touching alone.
  const short = has(weapon, 'point') || has(weapon, 'burrowing') || has(weapon, 'line') || weapon.increment === 1
  return { increment, most: short ? increment : 10 * increment }
}

/** −2 for each increment after the first; a distance of 0 lies in the first. */
export function rangePenalty(distance: number, increment: number): number {
  return 2 * Math.min(0, 1 - Math.ceil(distance / increment))
}
