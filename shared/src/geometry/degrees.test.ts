import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { degreesOf, headingOf } from './degrees.ts'

const angle = fc.double({ min: -1e6, max: 1e6, noNaN: true, noDefaultInfinity: true })

describe('degrees to a heading', () => {
  it.each([
    [0, 0, 1],
    [90, 1, 0],
    [180, 0, -1],
    [270, -1, 0],
    [-90, -1, 0],
    [-0, 0, 1],
    [720, 0, 1],
    [450, 1, 0],
  ])('%d is exact', (degrees, dx, dy) => {
    expect(headingOf(degrees)).toStrictEqual([dx, dy])
  })

  it.each([
    [45, 1, 1],
    [135, 1, -1],
    [225, -1, -1],
    [315, -1, 1],
    [-45, -1, 1],
  ])('%d has both parts of the same size', (degrees, signX, signY) => {
    expect(headingOf(degrees)).toStrictEqual([signX * Math.SQRT1_2, signY * Math.SQRT1_2])
  })

  it('agrees with sine and cosine', () => {
    fc.assert(
      fc.property(fc.double({ min: -360, max: 360, noNaN: true }), degrees => {
        const [dx, dy] = headingOf(degrees)
        expect(Math.abs(dx - Math.sin((degrees * Math.PI) / 180))).toBeLessThan(1e-15)
        expect(Math.abs(dy - Math.cos((degrees * Math.PI) / 180))).toBeLessThan(1e-15)
      }),
    )
  })

  it('gives unit vectors, mirrored for the negative, and never −0', () => {
    fc.assert(
      fc.property(angle, degrees => {
        const [dx, dy] = headingOf(degrees)
        expect(Math.abs(dx * dx + dy * dy - 1)).toBeLessThan(5e-16)
        expect(headingOf(-degrees)).toStrictEqual([0 - dx, dy])
        expect(Object.is(dx, -0) || Object.is(dy, -0)).toBe(false)
      }),
    )
  })

  it('folds before it rounds: a whole turn changes no bit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 360 * 64 }), fc.integer({ min: -50, max: 50 }), (steps, turns) => {
        expect(headingOf(steps / 64 + 360 * turns)).toStrictEqual(headingOf(steps / 64))
      }),
    )
  })
})

describe('a heading to degrees', () => {
  it.each([
    [0, 1, 0],
    [1, 1, 45],
    [1, 0, 90],
    [1, -1, 135],
    [0, -1, 180],
    [-1, -1, 225],
    [-1, 0, 270],
    [-1, 1, 315],
    [-0, 1, 0],
    [-0, -1, 180],
  ])('(%d, %d) is %d', (dx, dy, degrees) => {
    expect(degreesOf(dx, dy)).toBe(degrees)
  })

  it('is the inverse, in [0, 360)', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), degrees => {
        const back = degreesOf(...headingOf(degrees))
        expect(back).toBeGreaterThanOrEqual(0)
        expect(back).toBeLessThan(360)
        const off = Math.abs(back - degrees)
        expect(Math.min(off, 360 - off)).toBeLessThan(2e-13)
      }),
    )
  })

  it('a hair left of north is 0, not 360 and not −0', () => {
    expect(Object.is(degreesOf(-1e-20, 1), 0)).toBe(true)
  })
})
