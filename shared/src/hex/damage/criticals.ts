/** How many criticals a hit makes: rules/hex.md §3.6. */
import { has } from '../gunnery/properties.ts'
import type { Ruleset } from '../ruleset.ts'
import type { Hit, Ship, System } from '../state.ts'

/** The system of each, or null for one of the table. The first of a ship that had a system targeted goes there (6.43). */
export function criticalsOf(ruleset: Ruleset, { criticalThreshold, damage }: Ship, hit: Hit, hull: number) {
  const byNature = hull > 0 && isNatural(hit) && !has(hit, 'array') ? 1 : 0
  const passed = (total: number) => multiplesIn(total, criticalThreshold, ruleset.criticalAt)
  const byThreshold = passed(damage + hull) - passed(damage)
  const aimed = Array.from({ length: byNature + byThreshold }, (_, i) => (i === 0 ? hit.system : null))
  return hit.precise ? [...aimed, null] : aimed
}

/** A 20 on the die; with a system targeted a 19 too. */
export function isNatural({ natural, system }: Pick<Hit, 'natural' | 'system'>): boolean {
  return natural >= (system === null ? 20 : 19)
}

/** Multiples of the critical threshold that so much hull damage has passed, or reached where the ruleset says so (6.14). */
function multiplesIn(total: number, threshold: number, at: Ruleset['criticalAt']): number {
  return Math.floor(Math.max(0, at === 'exceeds' ? total - 1 : total) / threshold)
}

export type Chosen = System | 'weapons' | null
