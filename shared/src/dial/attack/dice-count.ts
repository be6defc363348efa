/** How many dice are to be rolled, as cards change it: rules/dial.md §7.1 steps 2a and 3a. */

export interface DiceCount {
  readonly dice: number
  /** The least of all maxima: it counts after everything is added up, in whatever order that came. */
  readonly most: number
  /** Nothing is added any more: a primary attack at range 0 (A27). */
  readonly closed: boolean
}

export function more(count: DiceCount, dice = 1): DiceCount {
  return count.closed ? count : { ...count, dice: count.dice + dice }
}

export function fewer(count: DiceCount, dice = 1): DiceCount {
  return { ...count, dice: count.dice - dice }
}

export function atMost(count: DiceCount, most: number): DiceCount {
  return { ...count, most: Math.min(count.most, most) }
}

/** Never fewer than none: −1 and +1 come to none, whichever was first. */
export function rolled({ dice, most }: DiceCount): number {
  return Math.max(0, Math.min(most, dice))
}
