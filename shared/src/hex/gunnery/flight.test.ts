import { describe, expect, it } from 'vitest'
import { hexDistance } from '../../geometry/index.ts'
import { flightTo } from './flight.ts'

describe('the way of a projectile: rules/hex.md §3.5', () => {
  it('is straight where it can be, and ends when it is there', () => {
    expect(flightTo([0, 0], 0, [0, -3], 16)).toEqual({
      hexes: [
        [0, -1],
        [0, -2],
        [0, -3],
      ],
      heading: 0,
    })
  })

  it('is as long as its speed', () => {
    expect(flightTo([0, 0], 0, [0, -9], 2)).toEqual({
      hexes: [
        [0, -1],
        [0, -2],
      ],
      heading: 0,
    })
  })

  it('of two ways as short it keeps its heading as long as it can', () => {
    expect(flightTo([0, 0], 0, [2, -4], 9).hexes).toEqual([
      [0, -1],
      [0, -2],
      [1, -3],
      [2, -4],
    ])
    expect(flightTo([0, 0], 1, [2, -4], 9).hexes).toEqual([
      [1, -1],
      [2, -2],
      [2, -3],
      [2, -4],
    ])
  })

  it('turns least where its heading leads nowhere, as far as it needs to', () => {
    // South is not a way; of north-east and north it takes the one that turns less, from the south-east.
    expect(flightTo([0, 0], 2, [2, -4], 1)).toEqual({ hexes: [[1, -1]], heading: 1 })
    expect(flightTo([0, 0], 5, [2, -4], 1)).toEqual({ hexes: [[0, -1]], heading: 0 })
    expect(flightTo([0, 0], 0, [0, 2], 9)).toEqual({
      hexes: [
        [0, 1],
        [0, 2],
      ],
      heading: 3,
    })
  })

  it('is never longer than the distance', () => {
    for (let q = -5; q <= 5; q++)
      for (let r = -5; r <= 5; r++)
        expect(flightTo([0, 0], 3, [q, r], 99).hexes).toHaveLength(hexDistance([0, 0], [q, r]))
  })
})
