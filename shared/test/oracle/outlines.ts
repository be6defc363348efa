/** Obstacle outlines for cases: simple polygons, convex or not, of either orientation. */
import type { Point } from '../../src/geometry/types.ts'
import type { Chance } from './seeded.ts'

/** Corners of a rectangle from its lower left corner. */
export const rectangle = (left: number, bottom: number, width: number, height: number): Point[] => [
  [left, bottom],
  [left + width, bottom],
  [left + width, bottom + height],
  [left, bottom + height],
]

/** A star-shaped outline around a centre: each corner in its own sector, so that it never crosses itself. */
export function randomOutline(luck: Chance, x: number, y: number): Point[] {
  const corners = luck.whole(3, 12)
  const radius = luck.between(8, 35)
  const roundness = luck.one([0.3, 0.8, 1])
  const turned = luck.between(0, 2 * Math.PI)
  const outline = Array.from({ length: corners }, (_, i): Point => {
    const angle = turned + (2 * Math.PI * (i + luck.between(0, 0.7))) / corners
    const reach = radius * luck.between(roundness, 1)
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
  return luck.sometimes(0.5) ? outline : outline.reverse()
}
