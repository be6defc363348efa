import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Facing,
  type Hex,
  type HexArc,
  hexAhead,
  hexArcs,
  hexDistance,
  hexNeighbours,
  rotateHex,
  sameHex,
  turnFacing,
} from './hex.ts'

const number = fc.integer({ min: -20, max: 20 })
const hex = fc.tuple(number, number)
const facing = fc.constantFrom<Facing[]>(0, 1, 2, 3, 4, 5)
const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5]

/** Hexes at a distance from the origin. */
function ring(distance: number): Hex[] {
  const line = Array.from({ length: 2 * distance + 1 }, (_, i) => i - distance)
  return line.flatMap(q => line.map((r): Hex => [q, r])).filter(h => hexDistance([0, 0], h) === distance)
}

describe('steps and distance', () => {
  it('facings go clockwise from north (rules/hex.md §2.1)', () => {
    expect(FACINGS.map(f => hexAhead([0, 0], f))).toStrictEqual([
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ])
  })

  it('the neighbours are the six hexes at distance 1', () => {
    fc.assert(
      fc.property(hex, from => {
        expect(hexNeighbours(from).map(other => hexDistance(from, other))).toStrictEqual([1, 1, 1, 1, 1, 1])
      }),
    )
  })

  it('distance is the largest coordinate of the difference, symmetric, and obeys the triangle', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        const [q, r] = [b[0] - a[0], b[1] - a[1]]
        expect(hexDistance(a, b)).toBe(Math.max(Math.abs(q), Math.abs(r), Math.abs(-q - r)))
        expect(hexDistance(a, b)).toBe(hexDistance(b, a))
        expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c))
      }),
    )
  })

  it('a step rotated by a sixth is the next step, and six sixths are none', () => {
    for (const f of FACINGS) expect(rotateHex(hexAhead([0, 0], f), 1)).toStrictEqual(hexAhead([0, 0], turnFacing(f, 1)))
    fc.assert(fc.property(hex, fc.integer({ min: -12, max: 12 }), (h, n) => sameHex(rotateHex(rotateHex(h, n), -n), h)))
    expect(turnFacing(0, -1)).toBe(5)
    expect(turnFacing(4, 9)).toBe(1)
  })
})

describe('arcs (rules/hex.md §3.1)', () => {
  it.each([
    [1, 1, 1, 2, 2, 0],
    [2, 1, 1, 3, 3, 4],
    [3, 3, 3, 6, 6, 0],
    [4, 3, 3, 7, 7, 4],
    [5, 5, 5, 10, 10, 0],
    [6, 5, 5, 11, 11, 4],
  ])(
    'ring %d: forward %d, aft %d, port %d, starboard %d, boundary %d',
    (distance, forward, aft, port, starboard, boundary) => {
      const arcs = ring(distance).map(h => hexArcs([0, 0], 0, h))
      const only = (arc: HexArc) => arcs.filter(of => of.length === 1 && of[0] === arc).length
      expect([only('forward'), only('aft'), only('port'), only('starboard')]).toStrictEqual([
        forward,
        aft,
        port,
        starboard,
      ])
      expect(arcs.filter(of => of.length === 2)).toHaveLength(boundary)
      expect(arcs.every(of => of.length > 0)).toBe(true)
    },
  )

  it('the contract’s example lies on the boundary of forward and starboard', () => {
    expect(hexArcs([0, 0], 0, [1, -2])).toStrictEqual(['forward', 'starboard'])
  })

  it('its own hex is in all four', () => {
    expect(hexArcs([3, -1], 2, [3, -1])).toStrictEqual(['forward', 'starboard', 'aft', 'port'])
  })

  it('the hex ahead is forward, the one behind aft, at every facing', () => {
    fc.assert(
      fc.property(hex, facing, (ship, f) => {
        expect(hexArcs(ship, f, hexAhead(ship, f))).toStrictEqual(['forward'])
        expect(hexArcs(ship, f, hexAhead(ship, turnFacing(f, 1)))).toStrictEqual(['starboard'])
        expect(hexArcs(ship, f, hexAhead(ship, turnFacing(f, 2)))).toStrictEqual(['starboard'])
        expect(hexArcs(ship, f, hexAhead(ship, turnFacing(f, 3)))).toStrictEqual(['aft'])
        expect(hexArcs(ship, f, hexAhead(ship, turnFacing(f, 4)))).toStrictEqual(['port'])
        expect(hexArcs(ship, f, hexAhead(ship, turnFacing(f, 5)))).toStrictEqual(['port'])
      }),
    )
  })

  it('turning ship and target together changes nothing', () => {
    fc.assert(
      fc.property(hex, facing, fc.integer({ min: 0, max: 5 }), (target, f, n) => {
        expect(hexArcs([0, 0], turnFacing(f, n), rotateHex(target, n))).toStrictEqual(hexArcs([0, 0], f, target))
      }),
    )
  })
})
