import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { place, pose, quarterTurn, seenFrom } from './pose.ts'
import { posed } from './table.fixture.ts'

const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true })
const anyPose = fc.tuple(coordinate, coordinate, fc.double({ min: 0, max: 360, noNaN: true })).map(posed)

describe('pose', () => {
  it('renormalises the heading', () => {
    expect(pose(1, 2, 3, 4)).toStrictEqual({ x: 1, y: 2, dx: 0.6, dy: 0.8 })
  })

  it('stores no −0', () => {
    expect(pose(-0, -0, -0, 2)).toStrictEqual({ x: 0, y: 0, dx: 0, dy: 1 })
  })

  it('renormalising again changes nothing worth a bit', () => {
    fc.assert(
      fc.property(anyPose, ({ x, y, dx, dy }) => {
        const again = pose(x, y, dx, dy)
        expect(Math.abs(again.dx - dx)).toBeLessThan(3e-16)
        expect(Math.abs(again.dy - dy)).toBeLessThan(3e-16)
      }),
    )
  })
})

describe('place', () => {
  it('right is right of the heading: x′ = X cos h + Y sin h, y′ = −X sin h + Y cos h', () => {
    expect(place(posed([10, 20, 90]), 3, 5)).toStrictEqual([15, 17])
    expect(place(posed([10, 20, 180]), 3, 5)).toStrictEqual([7, 15])
  })

  it('is undone by seenFrom', () => {
    fc.assert(
      fc.property(anyPose, coordinate, coordinate, (from, right, front) => {
        const [backRight, backFront] = seenFrom(from, place(from, right, front))
        expect(backRight).toBeCloseTo(right, 9)
        expect(backFront).toBeCloseTo(front, 9)
      }),
    )
  })
})

describe('quarter turns', () => {
  it('are exact and clockwise', () => {
    const from = posed([1, 2, 30])
    expect(quarterTurn(from, 1)).toStrictEqual({ x: 1, y: 2, dx: from.dy, dy: -from.dx })
    expect(quarterTurn(posed([0, 0, 0]), 1)).toStrictEqual(posed([0, 0, 90]))
    expect(quarterTurn(posed([0, 0, 0]), -1)).toStrictEqual(posed([0, 0, 270]))
    expect(quarterTurn(posed([0, 0, 0]), 6)).toStrictEqual(posed([0, 0, 180]))
  })

  it('four of them are none', () => {
    fc.assert(
      fc.property(anyPose, from => {
        expect([1, 1, 1, 1].reduce(quarterTurn, from)).toStrictEqual(from)
        expect(quarterTurn(from, 4)).toStrictEqual(from)
      }),
    )
  })
})
