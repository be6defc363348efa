import { describe, expect, it } from 'vitest'
import { hexDistance } from '../../geometry/index.ts'
import { beam } from './beam.ts'

describe('the line of a beam: rules/hex.md §3.8', () => {
  it('goes straight on behind its target', () => {
    expect(beam([0, 0], [0, -1], 3)).toEqual([
      [0, -1],
      [0, -2],
      [0, -3],
    ])
    expect(beam([2, 1], [4, 1], 4)).toEqual([
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
    ])
  })

  it('holds the hex that it is aimed at, one hex at each distance, each next to the one before', () => {
    for (let q = -4; q <= 4; q++)
      for (let r = -4; r <= 4; r++) {
        if (q === 0 && r === 0) continue
        const line = beam([0, 0], [q, r], 12)
        expect(line[hexDistance([0, 0], [q, r]) - 1]).toEqual([q, r])
        for (const [i, hex] of line.entries()) {
          expect(hexDistance([0, 0], hex)).toBe(i + 1)
          expect(hexDistance(line[i - 1] ?? [0, 0], hex)).toBe(1)
        }
      }
  })

  it('is nothing towards its own hex', () => {
    expect(beam([0, 0], [0, 0], 5)).toEqual([])
  })
})
