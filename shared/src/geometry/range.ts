/** Distances and range bands: rules/dial.md §6.1. */
import { lay, newPool, squareOf, take, takeAgain } from './body.ts'
import { EQUAL, gapBetween, type Line, shortestLine } from './closest.ts'
import { pointOf } from './flat.ts'
import { deeper, farApart, laidTouch, laidTouchesShape, OVERLAP, TOUCH } from './overlap.ts'
import { type Part, partsOf } from './part.ts'
import type { Band, Body, Segment, Shape } from './types.ts'

/** The band a distance lies in, range 0 aside; a distance on a band's end is in the nearer one. */
export function bandOf(distance: number): Exclude<Band, 0> {
  if (distance <= 100 + EQUAL) return 1
  if (distance <= 200 + EQUAL) return 2
  return distance <= 300 + EQUAL ? 3 : null
}

export interface Range {
  /** Between the nearest points, in mm, without guides; 0 if one lies on the other. */
  readonly distance: number
  /** 0 when they touch, guides included. */
  readonly range: Band
  /** A shortest line; null if one lies on the other. */
  readonly line: Segment | null
}

export const segmentOf = ({ from, to }: Line): Segment => [pointOf(from), pointOf(to)]

const pool = newPool()

const laidAt = ({ size, pose: { x, y, dx, dy } }: Body) => lay(take(pool, size), x, y, dx, dy)

/** Range between two bases. */
export function rangeOfBodies(a: Body, b: Body, guides: boolean): Range {
  if (b.token !== undefined) return rangeToShape(a, b.token, guides)
  if (a.token !== undefined) return turned(rangeToShape(b, a.token, guides))
  takeAgain(pool)
  const [laidA, laidB] = [laidAt(a), laidAt(b)]
  return ranged(nearest([squareOf(laidA)], [squareOf(laidB)]), laidTouch(laidA, laidB, guides))
}

/** Range from a base to an obstacle, device or marker. */
export function rangeToShape(body: Body, shape: Shape, guides: boolean): Range {
  if (body.token !== undefined) return rangeOfShapes(body.token, shape)
  takeAgain(pool)
  const laid = laidAt(body)
  return ranged(nearest([squareOf(laid)], partsOf(shape).parts), laidTouchesShape(laid, partsOf(shape), guides))
}

/** Whether a base is at range 0 of an obstacle, device or marker. */
export function isAtRange0(body: Body, shape: Shape, guides: boolean): boolean {
  takeAgain(pool)
  return laidTouchesShape(laidAt(body), partsOf(shape), guides)
}

/** Range between two obstacles, devices or markers. */
export function rangeOfShapes(a: Shape, b: Shape): Range {
  const found = nearest(partsOf(a).parts, partsOf(b).parts)
  return ranged(found, found.distance <= TOUCH)
}

const turned = (range: Range): Range => ({ ...range, line: range.line && [range.line[1], range.line[0]] })

interface Nearest {
  readonly distance: number
  readonly line: Line | null
}

const ranged = ({ distance, line }: Nearest, touch: boolean): Range => ({
  distance,
  range: touch ? 0 : bandOf(distance),
  line: line === null ? null : segmentOf(line),
})

/** The pair of parts that lie nearest; a pair whose discs are farther apart than the best so far is not looked at. */
function nearest(some: readonly Part[], others: readonly Part[]): Nearest {
  let least = Infinity
  let pair: readonly [Part, Part] | null = null
  for (const a of some) {
    for (const b of others) {
      if (farApart(a, b, least)) continue
      if (deeper(a, b, OVERLAP)) return { distance: 0, line: null }
      const gap = gapBetween(a.corners, b.corners)
      if (gap >= least) continue
      least = gap
      pair = [a, b]
    }
  }
  if (pair === null) return { distance: least, line: null }
  return { distance: least, line: shortestLine(pair[0].corners, pair[1].corners, least) }
}
