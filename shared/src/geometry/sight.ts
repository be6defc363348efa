/** What an attack's line crosses: rules/dial.md §6.3. */
import { behind, clipAll } from './clip.ts'
import { EQUAL, type Line } from './closest.ts'
import { at, between, type Flat, flatten, type Spot } from './flat.ts'
import type { Segment, Shape } from './types.ts'

export interface Sight {
  readonly line: Line
  /** Obstacles and ships that the line crosses, ascending. */
  readonly obstacles: readonly number[]
  readonly ships: readonly number[]
}

/** Anything in the way, in convex parts. */
type Screen = readonly Flat[]

/** Where lines are blocked, in mm across from the first line. */
interface Span {
  from: number
  to: number
}

/** Parts of one thing nearer than this meet at a cut, which lets no line through. */
const SEAM = 4 * EQUAL

/** All shortest lines: the first, the last and those between, which are parallel and equally long. */
interface Bundle {
  readonly first: Line
  readonly last: Line
  /** From the first line to the last, in mm. */
  readonly width: number
  readonly length: number
  /** Unit vectors along the lines and across them. Neither means anything for lines without length. */
  readonly along: Spot
  readonly across: Spot
}

/**
 * The line that decides, of all shortest lines: one that crosses the fewest obstacles, then the fewest ships, since the
 * attacker may choose; the middle one if it is as good as any. Contact is not crossing.
 */
export function decidingLine(lines: readonly Line[], obstacles: readonly Screen[], ships: readonly Screen[]): Sight {
  const bundle = bundleOf(lines)
  const obstacleSpans = obstacles.map(screen => spansOf(bundle, screen))
  const shipSpans = ships.map(screen => spansOf(bundle, screen))
  const sightAt = (place: number): Sight => ({
    line: lineAt(bundle, place),
    obstacles: blocking(obstacleSpans, place),
    ships: blocking(shipSpans, place),
  })
  let best = sightAt(bundle.width / 2)
  for (const { from, to } of [...obstacleSpans, ...shipSpans].flat()) {
    for (const place of [from, to]) if (place > 0 && place < bundle.width) best = clearer(best, sightAt(place))
  }
  return clearer(clearer(best, sightAt(0)), sightAt(bundle.width))
}

/** Whether one line crosses a shape. Contact is not crossing. */
export function lineCrosses([[fromX, fromY], [toX, toY]]: Segment, { parts }: Shape): boolean {
  const line = { from: { x: fromX, y: fromY }, to: { x: toX, y: toY } }
  return decidingLine([line], [parts.map(flatten)], []).obstacles.length > 0
}

/** The clearer of two sights; the first if they are alike. */
export function clearer(a: Sight, b: Sight): Sight {
  const obstacles = b.obstacles.length - a.obstacles.length
  return obstacles < 0 || (obstacles === 0 && b.ships.length < a.ships.length) ? b : a
}

const blocking = (spans: readonly (readonly Span[])[], place: number) =>
  spans.flatMap((own, index) => (own.some(({ from, to }) => place > from + EQUAL && place < to - EQUAL) ? [index] : []))

function bundleOf(lines: readonly Line[]): Bundle {
  const [first] = lines
  if (first === undefined) throw new Error('there is always a shortest line')
  // Lines may be named twice, in any order: the last is the one farthest from the first, the first farthest from the last.
  const last = farthest(lines, first)
  const start = farthest(lines, last)
  const length = between(start.from, start.to)
  const width = between(start.from, last.from)
  const along = { x: (start.to.x - start.from.x) / length, y: (start.to.y - start.from.y) / length }
  const side = along.x * (last.from.y - start.from.y) - along.y * (last.from.x - start.from.x) < 0 ? -1 : 1
  return { first: start, last, width, length, along, across: { x: -side * along.y, y: side * along.x } }
}

const farthest = (lines: readonly Line[], other: Line) =>
  lines.reduce((best, line) => (between(line.from, other.from) > between(best.from, other.from) ? line : best), other)

function lineAt({ first, last, width }: Bundle, place: number): Line {
  const share = width > 0 ? place / width : 0
  const mix = (a: Spot, b: Spot) => ({ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) })
  return { from: mix(first.from, last.from), to: mix(first.to, last.to) }
}

/** Where a thing stands in the way: the parts of it between the ends of the lines, seen along them. */
function spansOf({ first, length, along, across }: Bundle, screen: Screen): readonly Span[] {
  if (length <= 2 * EQUAL) return []
  const slab = [behind(-along.x, -along.y, first.from, -EQUAL), behind(along.x, along.y, first.to, -EQUAL)]
  const spans = screen.flatMap(corners => {
    const inside = clipAll(corners, slab, 0)
    if (inside.length === 0) return []
    const span = { from: Infinity, to: -Infinity }
    for (let i = 0; i < inside.length; i += 2) {
      const place = (at(inside, i) - first.from.x) * across.x + (at(inside, i + 1) - first.from.y) * across.y
      span.from = Math.min(span.from, place)
      span.to = Math.max(span.to, place)
    }
    return [span]
  })
  return joined(spans.sort((a, b) => a.from - b.from))
}

function joined(spans: readonly Span[]): readonly Span[] {
  const whole: Span[] = []
  for (const span of spans) {
    const before = whole[whole.length - 1]
    if (before !== undefined && span.from <= before.to + SEAM) before.to = Math.max(before.to, span.to)
    else whole.push(span)
  }
  return whole
}
