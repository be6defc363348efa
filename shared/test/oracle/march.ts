/** Walking along a parameter past everything that provably does not matter: sound because speeds are bounded. */

export interface March {
  /** Where the walk begins and where it ends; it may go down. */
  readonly from: number
  readonly to: number
  /** How much the value can change per mm of the parameter. */
  readonly speed: number
}

export interface Found {
  /** The first sampled parameter with a value at or below the goal. */
  readonly at: number
  /** The sample before it, still above the goal; `at` itself if the walk began there. */
  readonly before: number
}

/**
 * The shortest step, in mm: hardly any at first, so that windows without width are found, but growing
 * to 0.05 where the value long stays just above the goal.
 */
const shortest = (shortSteps: number): number => Math.min(longStep, 1e-9 * 1.03 ** shortSteps)
const longStep = 0.05

/** The first sample along the walk whose value is at or below the goal, or null. Skips only what cannot reach it. */
export function march(value: (parameter: number) => number, goal: number, walk: March): Found | null {
  const direction = Math.sign(walk.to - walk.from)
  let at = walk.from
  let before = at
  let shortSteps = 0
  for (;;) {
    const over = value(at) - goal
    if (over <= 0) return { at, before }
    if (at === walk.to) return null
    const safe = over / walk.speed
    shortSteps = safe < longStep ? shortSteps + 1 : 0
    before = at
    at += direction * Math.max(safe, shortest(shortSteps))
    if ((walk.to - at) * direction <= 0) at = walk.to
  }
}

/** Where between the two samples the value comes down to the goal, as closely as numbers allow; at or below the goal. */
export function refine(value: (parameter: number) => number, goal: number, { at, before }: Found): number {
  let [below, above] = [at, before]
  for (;;) {
    const middle = (below + above) / 2
    if (middle === below || middle === above) return below
    if (value(middle) <= goal) below = middle
    else above = middle
  }
}
