/** In which order hits of a phase strike: rules/hex.md §6, 6.18. As they were fired, unless criticals come last. */
import type { HexArc } from '../../geometry/index.ts'
import type { Hit, ShipId } from '../state.ts'
import { isNatural } from './criticals.ts'

/** With `criticalsLast` an attacker's natural criticals on a quadrant come after his other hits on it. Beams stay whole. */
export function inOrder(hits: readonly Hit[], criticalsLast: boolean): readonly Hit[] {
  if (!criticalsLast) return hits
  const groups = new Map<string, Hit[]>()
  for (const hit of hits) groups.set(keyOf(hit), [...(groups.get(keyOf(hit)) ?? []), hit])
  for (const group of groups.values()) group.sort((a, b) => Number(isNatural(a)) - Number(isNatural(b)))
  return hits.map(hit => groups.get(keyOf(hit))?.shift() ?? hit)
}

function keyOf({ by, target, quadrant, beam }: Hit): string {
  const parts: readonly (ShipId | HexArc | number | null)[] = [by, target, quadrant, beam]
  return parts.join(' ')
}
