/** Obstacles as the oracle holds them: convex parts, split in a way of its own, inside a circle. */
import type { Convex, Point } from '../../src/geometry/types.ts'
import { signedArea, trianglesOf } from './triangles.ts'

export interface Rock {
  readonly parts: readonly Convex[]
  /** A circle around all of it. */
  readonly x: number
  readonly y: number
  readonly radius: number
}

const isConvex = (outline: readonly Point[]): boolean =>
  outline.every(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay]
    const [cx, cy] = outline[(i + 2) % outline.length] ?? [ax, ay]
    return (bx - ax) * (cy - by) - (by - ay) * (cx - bx) >= 0
  })

export function rockOf(outline: readonly Point[]): Rock {
  const leftward = signedArea(outline) > 0 ? outline : [...outline].reverse()
  const [x, y] = outline[0] ?? [0, 0]
  return {
    parts: isConvex(leftward) ? [leftward] : trianglesOf(leftward),
    x,
    y,
    radius: Math.max(...outline.map(([px, py]) => Math.hypot(px - x, py - y))),
  }
}
