/** What a judge gathers: problems, and comparisons that could not be made. */

/** Penetration by more than this is an overlap; the same holds for leaving the area (design §4). */
export const overlapDepth = 1e-7

/** `unsure`: the truth lies so close to a limit that rounding decides it. */
export type Known = boolean | 'unsure'

/** Whether a depth is an overlap. */
export const overlaps = (depth: number): Known => {
  if (depth > 3 * overlapDepth) return true
  return depth < overlapDepth / 3 ? false : 'unsure'
}

export const list = (indices: Iterable<number>): string => `[${[...indices].join(',')}]`

export class Findings {
  readonly problems: string[] = []
  skipped = 0

  check(holds: boolean, problem: () => string): void {
    if (!holds) this.problems.push(problem())
  }

  /** A yes or no, not compared when the oracle is unsure. */
  agree(name: string, got: boolean, wanted: Known): void {
    if (wanted === 'unsure') this.skipped++
    else this.check(got === wanted, () => `${name}: ${got}, the oracle says ${wanted}`)
  }

  /** The indices listed are those for which the oracle says yes; those it is unsure of are not compared. */
  same(name: string, got: readonly number[], wanted: readonly Known[]): void {
    const unsure = wanted.filter(want => want === 'unsure').length
    this.skipped += unsure
    const differs = wanted.some((want, i) => want !== 'unsure' && want !== got.includes(i))
    const strange = got.some((index, i) => !(index in wanted) || got.indexOf(index) !== i)
    this.check(!differs && !strange, () => `${name}: ${list(got)}, the oracle says ${wanted.map(String).join(' ')}`)
  }
}
