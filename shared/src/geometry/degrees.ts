/** Degrees clockwise from +y, to a unit vector and back: design §4. The only place that knows angles. */
import type { Point } from './types.ts'

const RADIANS = 0.017453292519943295
const DEGREES = 57.29577951308232

/** Taylor coefficients of sine, from x³, and of cosine, from x²; enough for [0, 45] degrees to the last bit or two. */
const SINE = [
  -1 / 6,
  1 / 120,
  -1 / 5040,
  1 / 362880,
  -1 / 39916800,
  1 / 6227020800,
  -1 / 1307674368000,
  1 / 355687428096000,
]
const COSINE = [
  -1 / 2,
  1 / 24,
  -1 / 720,
  1 / 40320,
  -1 / 3628800,
  1 / 479001600,
  -1 / 87178291200,
  1 / 20922789888000,
  -1 / 6402373705728000,
]

const series = (coefficients: readonly number[], square: number) =>
  coefficients.reduceRight((sum, coefficient) => (sum + coefficient) * square, 0)

/** [sin, cos] of 0 to 45 degrees. */
function firstOctant(degrees: number): Point {
  if (degrees === 0) return [0, 1]
  if (degrees === 45) return [Math.SQRT1_2, Math.SQRT1_2]
  const x = degrees * RADIANS
  const sine = x + x * series(SINE, x * x)
  const cosine = 1 + series(COSINE, x * x)
  const length = Math.sqrt(sine * sine + cosine * cosine)
  return [sine / length, cosine / length]
}

/** The unit heading vector of any finite number of degrees. Multiples of 45 are exact. */
export function headingOf(degrees: number): Point {
  const left = degrees < 0
  // Remainder, and each difference below, is exact in binary arithmetic: no angle is rounded before it is folded.
  let folded = (left ? 0 - degrees : degrees) % 360
  let [signX, signY] = [left ? -1 : 1, 1]
  if (folded > 180) {
    folded = 360 - folded
    signX = -signX
  }
  if (folded > 90) {
    folded = 180 - folded
    signY = -1
  }
  const [sine, cosine] = firstOctant(folded > 45 ? 90 - folded : folded)
  return folded > 45 ? [signX * cosine + 0, signY * sine + 0] : [signX * sine + 0, signY * cosine + 0]
}

/** Degrees of the angle whose tangent is given, for tangents of 0 to 1. */
function arcTangent(tangent: number): number {
  // Halving the angle twice leaves at most 11.25 degrees, where the series is short.
  const half = tangent / (1 + Math.sqrt(1 + tangent * tangent))
  const quarter = half / (1 + Math.sqrt(1 + half * half))
  const square = quarter * quarter
  let sum = 0
  for (let odd = 23; odd > 1; odd -= 2) sum = (1 / odd - sum) * square
  return 4 * (quarter - quarter * sum) * DEGREES
}

/** The heading of a vector in [0, 360), never −0. Multiples of 45 are exact. */
export function degreesOf(dx: number, dy: number): number {
  const [x, y] = [Math.abs(dx), Math.abs(dy)]
  let folded = 45
  if (x < y) folded = arcTangent(x / y)
  else if (y < x) folded = 90 - arcTangent(y / x)
  if (dy < 0) folded = 180 - folded
  if (dx < 0) folded = 360 - folded
  return folded < 360 ? folded : 0
}
