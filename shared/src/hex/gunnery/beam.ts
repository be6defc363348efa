/** The straight line of hexes that a line weapon sweeps: rules/hex.md §3.8, Line. All in integers. */
import type { Hex } from '../../geometry/index.ts'

/** The hexes from next to `from` through the middle of `through`, so many. Where it runs along an edge one side counts. */
export function beam(from: Hex, through: Hex, length: number): Hex[] {
  const [q, r] = [through[0] - from[0], through[1] - from[1]]
  const steps = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
  if (steps === 0) return []
  return Array.from({ length }, (_, i): Hex => {
    const [dq, dr] = nearest(q * (i + 1), r * (i + 1), steps)
    return [from[0] + dq, from[1] + dr]
  })
}

/** The hex that holds a point given in parts of a hex: of the three coordinates that which was rounded most gives way. */
function nearest(q: number, r: number, parts: number): Hex {
  const s = -q - r
  const round = (value: number) => Math.floor((2 * value + parts) / (2 * parts))
  const error = (value: number) => Math.abs(round(value) * parts - value)
  if (error(q) > error(r) && error(q) > error(s)) return [0 - round(r) - round(s), round(r)]
  if (error(r) > error(s)) return [round(q), 0 - round(q) - round(s)]
  return [round(q), round(r)]
}
