import { describe, expect, it } from 'vitest'
import { headingOf, pose, quarterTurn } from '../../geometry/index.ts'
import { turnedBy } from './turned-by.ts'

describe('turnedBy', () => {
  it.each([0, 30, 90, 200, 359])('names the side as the ship sees it, heading %d degrees', degrees => {
    const from = pose(100, 100, ...headingOf(degrees))
    expect(turnedBy(from, quarterTurn(from, 1))).toBe('right')
    expect(turnedBy(from, quarterTurn(from, -1))).toBe('left')
    expect(turnedBy(from, quarterTurn(from, 2))).toBe('around')
  })
})
