import { describe, expect, it } from 'vitest'
import { bandOf, rangeOfBodies, rangeOfShapes, rangeToShape } from './range.ts'
import { rectangle, shape, ship } from './table.fixture.ts'

const small = ship('small', 0, 0, 0)

describe('range bands (rules/dial.md §6.1)', () => {
  it.each([
    [0.001, 1],
    [100, 1],
    [100 + 9e-8, 1],
    [100 + 2e-7, 2],
    [200, 2],
    [200.01, 3],
    [300, 3],
    [300.01, null],
  ])('%d mm is band %s', (distance, band) => {
    expect(bandOf(distance)).toBe(band)
  })

  it.each([
    [140, 100, 1],
    [140.5, 100.5, 2],
    [340, 300, 3],
    [341, 301, null],
  ])('8: a small ship %d mm ahead (rules/dial.md §14)', (y, distance, range) => {
    const got = rangeOfBodies(small, ship('small', 0, y, 0), true)
    expect(got.distance).toBeCloseTo(distance, 9)
    expect(got.range).toBe(range)
  })

  it('is measured between bases without guides, corner to corner', () => {
    const { distance, range, line } = rangeOfBodies(small, ship('large', 90, 100, 0), true)
    expect(distance).toBeCloseTo(Math.hypot(30, 40), 9)
    expect(range).toBe(1)
    expect(line).toStrictEqual([
      [20, 20],
      [50, 60],
    ])
  })

  it('is 0 when the bodies touch, guides included, whatever lies between the bases', () => {
    expect(rangeOfBodies(small, ship('small', 0, 43.2, 0), true)).toMatchObject({ range: 0 })
    expect(rangeOfBodies(small, ship('small', 0, 43.2, 0), true).distance).toBeCloseTo(3.2, 9)
    expect(rangeOfBodies(small, ship('small', 0, 43.2, 0), false)).toMatchObject({ range: 1 })
    expect(rangeOfBodies(small, ship('small', 40.04, 0, 0), false)).toMatchObject({ range: 0 })
  })
})

describe('range to shapes', () => {
  const rock = rectangle(-10, 119.5, 10, 130)

  it('from a base', () => {
    expect(rangeToShape(small, rock, true)).toMatchObject({ distance: 99.5, range: 1 })
    expect(rangeToShape(small, rectangle(-10, 150, 10, 160), true)).toMatchObject({ distance: 130, range: 2 })
  })

  it('is 0 on it, and in contact', () => {
    expect(rangeToShape(small, rectangle(10, 10, 90, 90), true)).toStrictEqual({ distance: 0, range: 0, line: null })
    expect(rangeToShape(small, rectangle(20.04, -5, 30, 5), true)).toMatchObject({ range: 0 })
    expect(rangeToShape(small, rectangle(-20, 21.62, 20, 30), true)).toMatchObject({ range: 0 })
    expect(rangeToShape(small, rectangle(-20, 21.62, 20, 30), false)).toMatchObject({ range: 1 })
  })

  it('between shapes, by their nearest parts', () => {
    const hook = shape([0, 0], [50, 0], [50, 10], [10, 10], [10, 60], [0, 60])
    expect(rangeOfShapes(hook, rectangle(5, 160, 15, 170))).toMatchObject({ distance: 100, range: 1 })
    expect(rangeOfShapes(hook, rectangle(5, 160.001, 15, 170))).toMatchObject({ range: 2 })
    expect(rangeOfShapes(hook, rectangle(20, 20, 30, 30))).toMatchObject({ distance: 10, range: 1 })
    expect(rangeOfShapes(hook, rectangle(5, 5, 30, 30))).toStrictEqual({ distance: 0, range: 0, line: null })
  })
})
