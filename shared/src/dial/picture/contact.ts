/** Where two bases touch. */
import { type Body, bodyParts, type Point, rangeOfShapes } from '../../geometry/index.ts'

/** The middle of a shortest line between two bases, guides included; between their middles where one lies on the other. */
export function contactPoint(a: Body, b: Body): Point {
  const { line } = rangeOfShapes({ parts: bodyParts(a, true) }, { parts: bodyParts(b, true) })
  const [[ax, ay], [bx, by]] = line ?? [
    [a.pose.x, a.pose.y],
    [b.pose.x, b.pose.y],
  ]
  return [(ax + bx) / 2, (ay + by) / 2]
}
