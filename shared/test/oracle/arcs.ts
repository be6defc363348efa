/** The part of a base inside an arc, and how far it is, by trigonometry and ternary search: rules/dial.md §6.1–6.2. */
import type { ArcName, Body, Point, Size } from '../../src/geometry/types.ts'
import { squareOf } from './bodies.ts'
import { baseOf } from './path.ts'

/** Half the front arc, in degrees. */
const halfFront: Readonly<Record<Size, number>> = { small: 40.62, medium: 41.4, large: 41.76 }
const bullseyeHalfWidth = 7.4

/** a·x + b·y + c ≥ 0 inside, (a, b) of length 1, in the attacker's frame: x right, y ahead. */
type Side = readonly [a: number, b: number, c: number]

function sidesOf(arc: ArcName, size: Size): Side[] {
  const half = (halfFront[size] * Math.PI) / 180
  const [s, c] = [Math.sin(half), Math.cos(half)]
  switch (arc) {
    case 'front':
      return [
        [-c, s, 0],
        [c, s, 0],
      ]
    case 'rear':
      return [
        [-c, -s, 0],
        [c, -s, 0],
      ]
    case 'right':
      return [
        [c, -s, 0],
        [c, s, 0],
      ]
    case 'left':
      return [
        [-c, -s, 0],
        [-c, s, 0],
      ]
    case 'bullseye':
      return [
        [-1, 0, bullseyeHalfWidth],
        [1, 0, bullseyeHalfWidth],
        [0, 1, 0],
      ]
    case 'fullFront':
      return [[0, 1, 0]]
    case 'fullRear':
      return [[0, -1, 0]]
  }
}

/** A table point in the frame of a base: x right, y ahead. */
export function seenFrom({ pose: { x, y, dx, dy } }: Body, [px, py]: Point): Point {
  const [ox, oy] = [px - x, py - y]
  return [ox * dy - oy * dx, ox * dx + oy * dy]
}

export function onTableFrom({ pose: { x, y, dx, dy } }: Body, [right, ahead]: Point): Point {
  return [x + right * dy + ahead * dx, y - right * dx + ahead * dy]
}

/** The point of the attacker's base nearest to a point, both in its frame. */
export function nearestOfBase(size: Size, [x, y]: Point): Point {
  const h = baseOf[size] / 2
  return [Math.min(h, Math.max(-h, x)), Math.min(h, Math.max(-h, y))]
}

const distanceTo = (size: Size, point: Point): number => {
  const [x, y] = nearestOfBase(size, point)
  return Math.hypot(point[0] - x, point[1] - y)
}

export type Piece = readonly [Point, Point]

const at = ([[px, py], [qx, qy]]: Piece, share: number): Point => [px + share * (qx - px), py + share * (qy - py)]

/** The piece of a segment inside all sides, or null. */
function within(segment: Piece, sides: readonly Side[]): Piece | null {
  let [from, to] = [0, 1]
  for (const [a, b, c] of sides) {
    const start = a * segment[0][0] + b * segment[0][1] + c
    const end = a * segment[1][0] + b * segment[1][1] + c
    if (start < 0 && end < 0) return null
    if (start < 0) from = Math.max(from, start / (start - end))
    else if (end < 0) to = Math.min(to, start / (start - end))
  }
  return from <= to ? [at(segment, from), at(segment, to)] : null
}

/**
 * The outline of the part of the target's base inside the arc, in pieces in the attacker's frame; the arc's sides
 * are moved outwards by the slack.
 */
export function outlineInArc(attacker: Body, arc: ArcName, target: Body, slack: number): Piece[] {
  const arcSides = sidesOf(arc, attacker.size).map(([a, b, c]): Side => [a, b, c + slack])
  const corners = squareOf(target).map(corner => seenFrom(attacker, corner))
  const edges = corners.map((corner, i): Piece => [corner, corners[(i + 1) % corners.length] ?? corner])
  const baseSides = edges.map(([[px, py], [qx, qy]]): Side => {
    const length = Math.hypot(qx - px, qy - py)
    const [a, b] = [-(qy - py) / length, (qx - px) / length]
    return [a, b, -(a * px + b * py)]
  })
  const far = 2000
  const lines = arcSides.map(
    ([a, b, c]): Piece => [
      [-c * a - far * b, -c * b + far * a],
      [-c * a + far * b, -c * b - far * a],
    ],
  )
  const pieces = [
    ...edges.map(edge => within(edge, arcSides)),
    ...lines.map((line, i) => within(line, [...baseSides, ...arcSides.filter((_, j) => j !== i)])),
  ]
  return pieces.filter(piece => piece !== null)
}

/** Where along the piece the distance to the attacker's base is least: it has one valley. */
function lowest(size: Size, piece: Piece): number {
  let [low, high] = [0, 1]
  for (let i = 0; i < 60; i++) {
    const third = (high - low) / 3
    if (distanceTo(size, at(piece, low + third)) > distanceTo(size, at(piece, high - third))) low += third
    else high -= third
  }
  return [0, 1, (low + high) / 2].reduce((best, share) =>
    distanceTo(size, at(piece, share)) < distanceTo(size, at(piece, best)) ? share : best,
  )
}

export const leastDistance = (size: Size, pieces: readonly Piece[]): number =>
  pieces.reduce(
    (least, piece) => Math.min(least, distanceTo(size, at(piece, lowest(size, piece)))),
    Number.POSITIVE_INFINITY,
  )

/**
 * Points of the pieces from which the distance is the least, as one list for each piece that has some: a single
 * point, or many in a row along an edge parallel to the attacker's, among them those level with the given points.
 */
export function nearestPoints(size: Size, pieces: readonly Piece[], level: readonly Point[]): Point[][] {
  const least = leastDistance(size, pieces) + 1e-8
  return pieces.flatMap((piece): Point[][] => {
    const best = lowest(size, piece)
    if (distanceTo(size, at(piece, best)) > least) return []
    const edgeOfValley = (outer: number): number => {
      if (distanceTo(size, at(piece, outer)) <= least) return outer
      let [inside, outside] = [best, outer]
      for (let i = 0; i < 60; i++) {
        const middle = (inside + outside) / 2
        if (distanceTo(size, at(piece, middle)) <= least) inside = middle
        else outside = middle
      }
      return inside
    }
    const [from, to] = [edgeOfValley(0), edgeOfValley(1)]
    const [[px, py], [qx, qy]] = piece
    const [ex, ey] = [qx - px, qy - py]
    const square = ex * ex + ey * ey
    if (Math.sqrt(square) * (to - from) < 1e-3) return [[at(piece, best)]]
    const even = Array.from({ length: 101 }, (_, i) => from + ((to - from) * i) / 100)
    const levels = level.map(([x, y]) => ((x - px) * ex + (y - py) * ey) / square)
    const shares = [...even, ...levels.filter(share => share > from && share < to)]
    return [shares.sort((a, b) => a - b).map(share => at(piece, share))]
  })
}
