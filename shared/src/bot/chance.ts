/** A whole number in [0, size): where a bot's whims come from. The caller owns it, so that a game can be played again. */
export type Chance = (size: number) => number

/** The same whims for the same seed, in every process (mulberry32). */
export function seededChance(seed: number): Chance {
  let state = seed | 0
  return size => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % size
  }
}
