import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SIZES } from './base.ts'
import { newBody } from './body.ts'
import { liesOn, overlaps, shapesOverlap, squareDepth, touches, touching } from './overlap.ts'
import { rectangle, shape, ship } from './table.fixture.ts'

describe('overlap', () => {
  it.each([
    ['side by side in contact', ship('small', 40, 0, 0), false],
    ['a hair closer, within the tolerance', ship('small', 40 - 9e-8, 0, 0), false],
    ['closer than the tolerance', ship('small', 40 - 2e-7, 0, 0), true],
    ['corner to corner', ship('small', 40, 40, 0), false],
    ['one on the other', ship('large', 5, 5, 30), true],
    ['a corner into the side', ship('small', 20 + 20 * Math.SQRT2 - 0.001, 0, 45), true],
    ['a corner at the side', ship('small', 20 + 20 * Math.SQRT2, 0, 45), false],
  ])('of squares: %s', (_, other, wanted) => {
    expect(overlaps(ship('small', 0, 0, 0), other, false)).toBe(wanted)
  })

  it('guides reach 1.59 mm on both sides of small bases (rules/dial.md §4.1)', () => {
    const mover = ship('small', 0, 0, 0)
    expect(overlaps(mover, ship('small', 0, 43.18, 0), true)).toBe(false)
    expect(overlaps(mover, ship('small', 0, 43.179, 0), true)).toBe(true)
    expect(overlaps(mover, ship('small', 0, 43.179, 0), false)).toBe(false)
    expect(overlaps(mover, ship('medium', 0, 20 + 30 + 1.59 + 1.68, 180), true)).toBe(false)
    expect(overlaps(mover, ship('large', 0, 20 + 40 + 1.59 + 1.77 - 0.001, 0), true)).toBe(true)
  })

  it('guides pass between one another', () => {
    // The right guide ahead lies between the two of the other ship, whose front edge it reaches.
    expect(overlaps(ship('small', 0, 0, 0), ship('small', 12.3, 41.6, 180), true)).toBe(false)
    expect(overlaps(ship('small', 0, 0, 0), ship('small', 12.3, 41.58, 180), true)).toBe(true)
  })

  it('the sides have no guides', () => {
    expect(overlaps(ship('small', 0, 0, 0), ship('small', 40, 0, 0), true)).toBe(false)
  })

  const number = fc.double({ min: -90, max: 90, noNaN: true })
  const body = fc
    .tuple(fc.constantFrom(...SIZES), number, number, fc.double({ min: 0, max: 360, noNaN: true }))
    .map(([size, x, y, degrees]) => ship(size, x, y, degrees))

  it('is symmetric, and so is touching; nothing does both', () => {
    fc.assert(
      fc.property(body, body, fc.boolean(), (a, b, guides) => {
        expect(overlaps(a, b, guides)).toBe(overlaps(b, a, guides))
        expect(touches(a, b, guides)).toBe(touches(b, a, guides))
        expect(overlaps(a, b, guides) && touches(a, b, guides)).toBe(false)
      }),
    )
  })

  it('the depth of squares is the least shift that frees them', () => {
    fc.assert(
      fc.property(number, number, fc.integer({ min: 0, max: 3 }), (x, y, quarter) => {
        // Parallel squares: the overlap of their sides.
        const [a, b] = [newBody('small'), newBody('large')]
        Object.assign(b, ship('large', x, y, 90 * quarter).pose)
        expect(squareDepth(a, b)).toBeCloseTo(60 - Math.max(Math.abs(x), Math.abs(y)), 9)
      }),
    )
  })
})

describe('touching', () => {
  it.each([
    [0, true],
    [0.05, true],
    [0.0501, false],
  ])('a gap of %d mm: %s', (gap, wanted) => {
    expect(touches(ship('small', 0, 0, 0), ship('small', 40 + gap, 10, 0), true)).toBe(wanted)
    expect(touches(ship('small', 0, 0, 0), ship('small', 0, 43.18 + gap, 0), true)).toBe(wanted)
  })

  it('is measured across corners as well', () => {
    const gap = (mm: number) => ship('small', 40 + mm * Math.SQRT1_2, 40 + mm * Math.SQRT1_2, 0)
    expect(touches(ship('small', 0, 0, 0), gap(0.049), false)).toBe(true)
    expect(touches(ship('small', 0, 0, 0), gap(0.051), false)).toBe(false)
  })

  it('lists the ships in contact, not those overlapped or apart', () => {
    const others = [
      ship('small', 40, 0, 0),
      ship('small', 30, 5, 0),
      ship('small', -40.04, 0, 90),
      ship('small', 0, 90, 0),
    ]
    expect(touching(ship('small', 0, 0, 0), others, false)).toStrictEqual([0, 2])
  })
})

describe('shapes', () => {
  it('a base lies on a rock that it overlaps, guides included', () => {
    const rock = rectangle(10, 21, 14, 30)
    expect(liesOn(ship('small', 0, 0, 0), rock, true)).toBe(true)
    expect(liesOn(ship('small', 0, 0, 0), rock, false)).toBe(false)
    expect(liesOn(ship('small', 0, 0, 0), rectangle(10, 21.59, 14, 30), true)).toBe(false)
    expect(liesOn(ship('small', 0, 0, 0), rectangle(14, 21, 18, 30), true)).toBe(false)
  })

  it('a concave rock has a bay', () => {
    const bay = shape([-60, -40], [60, -40], [60, 40], [25, 40], [25, -25], [-25, -25], [-25, 40], [-60, 40])
    expect(liesOn(ship('small', 0, 0, 0), bay, true)).toBe(false)
    expect(liesOn(ship('small', 6, 0, 0), bay, true)).toBe(true)
    expect(liesOn(ship('medium', 0, 0, 0), bay, true)).toBe(true)
  })

  it('shapes overlap by more than contact', () => {
    expect(shapesOverlap(rectangle(0, 0, 10, 10), rectangle(10, 0, 20, 10))).toBe(false)
    expect(shapesOverlap(rectangle(0, 0, 10, 10), rectangle(9.9, 5, 20, 10))).toBe(true)
  })
})
