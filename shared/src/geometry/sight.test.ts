import { expect, it } from 'vitest'
import { lineCrosses } from './sight.ts'
import type { Point } from './types.ts'

const square: readonly Point[] = [
  [10, 10],
  [20, 10],
  [20, 20],
  [10, 20],
]
const crosses = (from: Point, to: Point) => lineCrosses([from, to], { parts: [square] })

it('a line crosses what lies between its ends', () => {
  expect(crosses([0, 15], [30, 15])).toBe(true)
  expect(crosses([0, 0], [30, 30])).toBe(true)
  expect(crosses([0, 15], [5, 15])).toBe(false)
  expect(crosses([0, 0], [30, 0])).toBe(false)
})

it('contact is not crossing: along an edge, at a corner, up to it', () => {
  expect(crosses([0, 10], [30, 10])).toBe(false)
  expect(crosses([0, 20], [20, 0])).toBe(false)
  expect(crosses([0, 15], [10, 15])).toBe(false)
})
