import { describe, expect, it } from 'vitest'
import type { Convex } from '../../src/geometry/types.ts'
import { separation } from './separation.ts'

const square = (x: number, y: number, half: number): Convex => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
]
const diamond = (x: number, y: number, half: number): Convex => [
  [x, y - half],
  [x + half, y],
  [x, y + half],
  [x - half, y],
]

describe('the oracle’s signed distance', () => {
  it('is the gap of squares side by side', () =>
    expect(separation(square(0, 0, 20), square(45, 3, 20))).toBeCloseTo(5, 12))
  it('is the gap corner to corner', () => expect(separation(square(0, 0, 1), square(5, 6, 1))).toBeCloseTo(5, 12))
  it('is zero in contact', () => expect(separation(square(0, 0, 20), square(40, 7, 20))).toBeCloseTo(0, 12))
  it('is the shortest push when they overlap', () =>
    expect(separation(square(0, 0, 20), square(37, 30, 20))).toBeCloseTo(-3, 12))
  it('sees a corner against an edge', () => expect(separation(square(0, 0, 10), diamond(14, 0, 5))).toBeCloseTo(-1, 12))
  it('sees a small one deep inside', () => expect(separation(square(0, 0, 10), square(4, 0, 1))).toBeCloseTo(-7, 12))
})
