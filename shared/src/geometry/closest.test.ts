import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closest, gapBetween } from './closest.ts'

const SQUARE = [-20, -20, 20, -20, 20, 20, -20, 20]
const squareAt = (x: number, y: number) => SQUARE.map((value, i) => value + (i % 2 === 0 ? x : y))

describe('the least distance', () => {
  it.each([
    [[50, 0], 10],
    [[43, 44], 5],
    [[0, -61.5], 21.5],
  ])('to a square at %o is %d', ([x = 0, y = 0], gap) => {
    expect(gapBetween(SQUARE, squareAt(x, y))).toBeCloseTo(gap, 12)
  })

  it('to what has shrunk to a point or a line', () => {
    expect(gapBetween(SQUARE, [0, 30])).toBe(10)
    expect(gapBetween([25, -50, 25, 50], SQUARE)).toBe(5)
  })

  it('is symmetric', () => {
    const far = fc.double({ min: 41, max: 300, noNaN: true })
    fc.assert(
      fc.property(far, far, (x, y) => {
        const other = [x, y, x + 9, y + 3, x + 4, y + 12]
        expect(gapBetween(SQUARE, other)).toBe(gapBetween(other, SQUARE))
        expect(gapBetween(SQUARE, other)).toBeCloseTo(Math.hypot(x - 20, y - 20), 9)
      }),
    )
  })
})

describe('the shortest lines', () => {
  it('one between corners', () => {
    const { distance, lines } = closest(SQUARE, squareAt(43, 44))
    expect(distance).toBe(5)
    for (const line of lines) expect(line).toStrictEqual({ from: { x: 20, y: 20 }, to: { x: 23, y: 24 } })
  })

  it('the outermost ones between parallel edges, from the first polygon to the second', () => {
    const { lines } = closest(SQUARE, squareAt(50, 15))
    const heights = lines.map(({ from, to }) => [from.x, from.y, to.x, to.y])
    expect(heights).toContainEqual([20, 20, 30, 20])
    expect(heights).toContainEqual([20, -5, 30, -5])
    for (const [fromX, fromY, toX, toY] of heights) expect([fromX, toX, fromY]).toStrictEqual([20, 30, toY])
  })

  it('edges that are parallel but for rounding have several', () => {
    const tilted = squareAt(50, 0).map((value, i) => value + (i === 0 ? 5e-8 : 0))
    expect(closest(SQUARE, tilted).lines.length).toBeGreaterThan(1)
    const more = squareAt(50, 0).map((value, i) => value + (i === 0 ? 5e-3 : 0))
    const ends = closest(SQUARE, more).lines.map(({ to }) => to.y)
    expect(new Set(ends)).toStrictEqual(new Set([20]))
  })
})
