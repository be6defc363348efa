/** A base with its front on an arc and its rear still before it, like the arm of a crank: design §4. */

/** Bounds: of the turn rate, and of the size of a turning unit vector's second derivative. */
export interface Bounds {
  readonly turn: number
  readonly bend: number
}

/** A unit vector that turns at a rate up to `turn`, which changes by up to `change`, bends by up to this. */
export const bendOf = (turn: number, change: number) => Math.sqrt(change * change + turn * turn * turn * turn)

const SAMPLES = 512

/**
 * Bounds for a base with one end on the arc, down to where the other is `nearest` mm before it.
 * The change of the turn rate is sampled; it is smooth, the margin covers the rest.
 */
export function crankBounds(radius: number, base: number, nearest: number): Bounds {
  const step = (base - nearest) / SAMPLES
  let [steepest, before] = [0, 0]
  for (let sample = 1; sample <= SAMPLES; sample++) {
    crank(radius, base, base - sample * step)
    steepest = Math.max(steepest, (arm.turn - before) / step)
    before = arm.turn
  }
  const turn = 1 / radius
  return { turn, bend: bendOf(turn, 1.02 * steepest) }
}

/** What `crank` found last. */
export const arm = { dx: 0, dy: 0, turn: 0 }

/** A base whose rear is p mm before the arc and whose front is on it: its direction, and how fast it turns per mm of p. */
export function crank(radius: number, base: number, p: number): void {
  const rest = base * base - p * p
  const span = 2 * radius * base
  const tangent = rest / (2 * p * radius + Math.sqrt(span * span - rest * rest))
  const scale = 1 + tangent * tangent
  const sine = (2 * tangent) / scale
  const cosine = (1 - tangent * tangent) / scale
  arm.dx = (radius * (1 - cosine)) / base
  arm.dy = (radius * sine + p) / base
  arm.turn = sine / (radius * sine + p * cosine)
}
