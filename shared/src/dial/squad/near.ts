/** What an unknown id was perhaps meant to be: a hint for the reader, never a guess of the referee. */

/** The nearest of `ids` that is at most two slips away (a letter too many, too few, wrong, or two swapped), if any. */
export const nearest = (written: string, ids: readonly string[]): string | undefined => {
  // Two slips spoil at most four of five pieces, so one piece stands in the id unharmed.
  const pieces = [0, 1, 2, 3, 4].map(i => written.slice((i * written.length) / 5, ((i + 1) * written.length) / 5))
  let best: string | undefined
  let least = Math.min(3, written.length / 3)
  for (const id of ids) {
    if (Math.abs(id.length - written.length) >= least || !pieces.some(piece => id.includes(piece))) continue
    const count = slips(written, id)
    if (count < least) [best, least] = [id, count]
  }
  return best
}

/** Optimal string alignment distance. */
const slips = (a: string, b: string): number => {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const [left = 0, up = 0, diagonal = 0, far = 0] = [row[j - 1], above[j], above[j - 1], before[j - 2]]
      const cheapest = Math.min(left + 1, up + 1, diagonal + (same ? 0 : 1))
      row.push(swapped ? Math.min(cheapest, far + 1) : cheapest)
    }
    ;[before, above] = [above, row]
  }
  return above[b.length] ?? 0
}
