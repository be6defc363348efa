import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { behind, clip, clipAll } from './clip.ts'

const SQUARE = [0, 0, 10, 0, 10, 10, 0, 10]
const leftOf = (x: number) => behind(1, 0, { x, y: 0 }, 0)

/** The area of a polygon given as x, y, x, y, … */
function area(flat: readonly number[]): number {
  let twice = 0
  for (let i = 0; i < flat.length; i += 2) {
    const [x = 0, y = 0] = flat.slice(i, i + 2)
    const next = (i + 2) % flat.length
    const [nextX = 0, nextY = 0] = flat.slice(next, next + 2)
    twice += x * nextY - y * nextX
  }
  return twice / 2
}

describe('clipping', () => {
  it('keeps what lies behind the line', () => {
    expect(clip(SQUARE, leftOf(4), 0)).toStrictEqual([0, 0, 4, 0, 4, 10, 0, 10])
    expect(clip(SQUARE, leftOf(20), 0)).toStrictEqual(SQUARE)
    expect(clip(SQUARE, leftOf(-1), 0)).toStrictEqual([])
    expect(clip([], leftOf(4), 0)).toStrictEqual([])
  })

  it('may leave an edge or a corner: borders belong to it', () => {
    expect(clip(SQUARE, leftOf(0), 0)).toStrictEqual([0, 0, 0, 10])
    expect(clip([0, 0, 5, -5, 5, 5], leftOf(0), 0)).toStrictEqual([0, 0])
  })

  it('keeps corners over the line by no more than the slack, where they are', () => {
    expect(clip([1e-9, 0, 10, 0, 10, 10, -1e-9, 10], leftOf(0), 1e-7)).toContain(1e-9)
    expect(clip([1e-9, 0, 10, 0, 10, 10, -1e-9, 10], leftOf(0), 0)).not.toContain(1e-9)
  })

  it('the two sides of a line share the area', () => {
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })
    fc.assert(
      fc.property(angle, fc.double({ min: -20, max: 20, noNaN: true }), (turned, offset) => {
        const [nx, ny] = [Math.cos(turned), Math.sin(turned)]
        const at = { x: nx * offset, y: ny * offset }
        const both = [behind(nx, ny, at, 0), behind(-nx, -ny, at, 0)].map(side => area(clip(SQUARE, side, 0)))
        expect(both[0] ?? 0).toBeGreaterThanOrEqual(0)
        expect((both[0] ?? 0) + (both[1] ?? 0)).toBeCloseTo(100, 9)
      }),
    )
  })

  it('by several lines in turn', () => {
    const below = behind(0, 1, { x: 0, y: 3 }, 0.5)
    expect(area(clipAll(SQUARE, [leftOf(4), below], 0))).toBeCloseTo(14, 12)
  })
})
