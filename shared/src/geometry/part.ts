/** Convex parts as the tests read them: corners with edge normals, and a disc around all: design §4. */
import type { Convex, Shape } from './types.ts'

export interface Spot {
  x: number
  y: number
}

/** A corner, and the outward unit normal of the edge that leads to the next corner. */
export interface Corner extends Spot {
  nx: number
  ny: number
}

export interface Disc extends Spot {
  readonly reach: number
}

/** A convex polygon, counter-clockwise, and the disc that holds it. */
export interface Part extends Disc {
  readonly corners: readonly Corner[]
}

export function partOf(convex: Convex): Part {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of convex) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    low = Math.min(low, y)
    high = Math.max(high, y)
  }
  const [x, y] = [(left + right) / 2, (low + high) / 2]
  const corners = convex.map(([px, py], index) => {
    const [qx, qy] = convex[(index + 1) % convex.length] ?? [px, py]
    const length = Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py))
    return { x: px, y: py, nx: (qy - py) / length, ny: (px - qx) / length }
  })
  return { x, y, corners, reach: reachOf(x, y, corners) }
}

function reachOf(x: number, y: number, spots: readonly Spot[]): number {
  let square = 0
  for (const spot of spots) square = Math.max(square, (spot.x - x) * (spot.x - x) + (spot.y - y) * (spot.y - y))
  return Math.sqrt(square)
}

/** A shape's parts, and a disc around them all. */
export interface Parts extends Disc {
  readonly parts: readonly Part[]
}

const prepared = new WeakMap<Shape, Parts>()

/** The parts of a shape. Shapes never change, so each is prepared once. */
export function partsOf(shape: Shape): Parts {
  const known = prepared.get(shape)
  if (known !== undefined) return known
  const parts = shape.parts.map(partOf)
  const around = partOf(shape.parts.flat())
  const made = { x: around.x, y: around.y, reach: around.reach, parts }
  prepared.set(shape, made)
  return made
}
