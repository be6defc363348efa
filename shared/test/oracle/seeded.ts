/** A small seeded generator (mulberry32), so that every case can be made again from its seed and number. */
export interface Chance {
  /** In [0, 1). */
  real(): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  one<T>(choices: readonly [T, ...T[]]): T
  /** True with the given probability. */
  sometimes(probability: number): boolean
}

export function chance(seed: number, number: number): Chance {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0
  const real = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number): number => low + Math.floor(real() * (high - low + 1))
  return {
    real,
    between: (low, high) => low + real() * (high - low),
    whole,
    one: choices => choices[whole(0, choices.length - 1)] ?? choices[0],
    sometimes: probability => real() < probability,
  }
}
