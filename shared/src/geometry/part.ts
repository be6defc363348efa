/** Convex parts as the overlap tests read them, with edge normals and a disc around all: design §4. */
import { at, type Flat, flatten, type Spot } from './flat.ts'
import type { Convex, Shape } from './types.ts'

/** Everything in a thing is within `reach` of (x, y). */
export interface Disc extends Spot {
  readonly reach: number
}

/** A convex polygon. The edge from the corner at an index has its outward unit normal at the same index. */
export interface Part extends Disc {
  readonly corners: Flat
  readonly normals: Flat
}

export function partOf(convex: Convex): Part {
  const corners = flatten(convex)
  const normals = convex.flatMap(([px, py], index) => {
    const [qx, qy] = convex[(index + 1) % convex.length] ?? [px, py]
    const length = Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py))
    return [(qy - py) / length, (px - qx) / length]
  })
  return { corners, normals, ...discAround(corners) }
}

function discAround(corners: Flat): Disc {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < corners.length; i += 2) {
    left = Math.min(left, at(corners, i))
    right = Math.max(right, at(corners, i))
    low = Math.min(low, at(corners, i + 1))
    high = Math.max(high, at(corners, i + 1))
  }
  const [x, y] = [(left + right) / 2, (low + high) / 2]
  let square = 0
  for (let i = 0; i < corners.length; i += 2) {
    const [dx, dy] = [at(corners, i) - x, at(corners, i + 1) - y]
    square = Math.max(square, dx * dx + dy * dy)
  }
  return { x, y, reach: Math.sqrt(square) }
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
  const made = { parts, ...discAround(shape.parts.flat(2)) }
  prepared.set(shape, made)
  return made
}
