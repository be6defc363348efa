/** The choice between what has been weighed. */
import type { Chance } from '../chance.ts'

/** The one that is worth most; of equal ones one by chance. Null of none. */
export function bestOf<T>(list: readonly T[], worth: (item: T) => number, chance: Chance): T | null {
  let best: T[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const item of list) {
    const value = worth(item)
    if (value > most) {
      best = [item]
      most = value
    } else if (value === most) best.push(item)
  }
  return best[chance(best.length || 1)] ?? null
}
