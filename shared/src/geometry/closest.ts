/** The shortest lines between two convex polygons that do not overlap: rules/dial.md §6.1. */
import { at, type Flat, type Spot } from './flat.ts'

/** Lengths that differ by less count as equal, and a distance this close to a band's end lies in the nearer band (design §4). */
export const EQUAL = 1e-7

/** A line from a point of the first polygon to one of the second. */
export interface Line {
  readonly from: Spot
  readonly to: Spot
}

/** The least distance. Polygons may have shrunk to a line or a point, but not to nothing. */
export function gapBetween(a: Flat, b: Flat): number {
  return Math.sqrt(Math.min(leastSquare(a, b), leastSquare(b, a)))
}

/** The least squared distance from a corner of one polygon to an edge of the other. */
function leastSquare(corners: Flat, edges: Flat): number {
  let least = Infinity
  for (let i = 0; i < corners.length; i += 2) {
    const x = at(corners, i)
    const y = at(corners, i + 1)
    let startX = at(edges, edges.length - 2)
    let startY = at(edges, edges.length - 1)
    for (let j = 0; j < edges.length; j += 2) {
      const endX = at(edges, j)
      const endY = at(edges, j + 1)
      const share = footShare(x, y, startX, startY, endX, endY)
      const dx = startX + share * (endX - startX) - x
      const dy = startY + share * (endY - startY) - y
      least = Math.min(least, dx * dx + dy * dy)
      startX = endX
      startY = endY
    }
  }
  return least
}

/** How far along the stretch from start to end, from 0 to 1, its point nearest to (x, y) is. */
function footShare(x: number, y: number, startX: number, startY: number, endX: number, endY: number): number {
  const ex = endX - startX
  const ey = endY - startY
  const along = (x - startX) * ex + (y - startY) * ey
  if (along <= 0) return 0
  const length = ex * ex + ey * ey
  return along >= length ? 1 : along / length
}

export interface Closest {
  readonly distance: number
  /** A shortest line from a corner to an edge; several when edges are parallel, and all between them are as short. */
  readonly lines: readonly Line[]
}

/** The least distance and its lines. */
export function closest(a: Flat, b: Flat): Closest {
  const distance = gapBetween(a, b)
  const limit = (distance + EQUAL) * (distance + EQUAL)
  const back = linesWithin(b, a, limit).map(({ from, to }) => ({ from: to, to: from }))
  return { distance, lines: [...linesWithin(a, b, limit), ...back] }
}

/** The first of the lines that `closest` would name, given their length. */
export function shortestLine(a: Flat, b: Flat, distance: number): Line | null {
  const limit = (distance + EQUAL) * (distance + EQUAL)
  const [there] = linesWithin(a, b, limit)
  if (there !== undefined) return there
  const [back] = linesWithin(b, a, limit)
  return back === undefined ? null : { from: back.to, to: back.from }
}

/** Lines from corners of one polygon to edges of the other that are no longer than the root of `limit`. */
function linesWithin(corners: Flat, edges: Flat, limit: number): Line[] {
  const lines: Line[] = []
  for (let i = 0; i < corners.length; i += 2) {
    const x = at(corners, i)
    const y = at(corners, i + 1)
    let startX = at(edges, edges.length - 2)
    let startY = at(edges, edges.length - 1)
    for (let j = 0; j < edges.length; j += 2) {
      const endX = at(edges, j)
      const endY = at(edges, j + 1)
      const share = footShare(x, y, startX, startY, endX, endY)
      const toX = startX + share * (endX - startX)
      const toY = startY + share * (endY - startY)
      const square = (toX - x) * (toX - x) + (toY - y) * (toY - y)
      if (square <= limit) lines.push({ from: { x, y }, to: { x: toX, y: toY } })
      startX = endX
      startY = endY
    }
  }
  return lines
}
