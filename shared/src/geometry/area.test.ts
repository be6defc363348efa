import { describe, expect, it } from 'vitest'
import { beyondEdges, bodyWithin, inDeployment, insideArea, shapeInsideArea } from './area.ts'
import { rectangle, ship } from './table.fixture.ts'

const AREA = [914.4, 914.4] as const

describe('the play area', () => {
  it('holds a base with its guides; contact with the edge is inside', () => {
    expect(insideArea(ship('small', 20, 21.59, 0), AREA, true)).toBe(true)
    expect(insideArea(ship('small', 20, 21.5, 0), AREA, true)).toBe(false)
    expect(insideArea(ship('small', 20, 21.5, 0), AREA, false)).toBe(true)
    expect(insideArea(ship('small', 894.5, 400, 0), AREA, true)).toBe(false)
    expect(insideArea(ship('small', -500, 400, 0), null, true)).toBe(true)
  })

  it('holds a shape', () => {
    expect(shapeInsideArea(rectangle(0, 0, 10, 10), AREA)).toBe(true)
    expect(shapeInsideArea(rectangle(-0.001, 0, 10, 10), AREA)).toBe(false)
    expect(shapeInsideArea(rectangle(-5, -5, 10, 10), null)).toBe(true)
  })

  it('obstacles lie beyond range 2 of every edge: more than 200 mm, all of them (rules/dial.md §1.2)', () => {
    expect(beyondEdges(rectangle(200.001, 300, 240, 340), AREA, 200)).toBe(true)
    expect(beyondEdges(rectangle(200, 300, 240, 340), AREA, 200)).toBe(false)
    expect(beyondEdges(rectangle(300, 680, 340, 714.4), AREA, 200)).toBe(false)
    expect(beyondEdges(rectangle(300, 680, 340, 714.399), AREA, 200)).toBe(true)
  })

  it('a body lies within a box', () => {
    expect(bodyWithin(ship('small', 20, 20, 90), [0, 0, 41.59, 40], true)).toBe(false)
    expect(bodyWithin(ship('small', 21.59, 20, 90), [0, 0, 43.18, 40], true)).toBe(true)
  })
})

describe('deployment (rules/dial.md §1.2)', () => {
  const placed = (size: 'small' | 'large', y: number, degrees: number, edge: 'low' | 'high' = 'low') =>
    inDeployment(ship(size, 457.2, y, degrees), AREA, edge, 100, true)

  it('the whole base lies within 100 mm of its own edge, guides included', () => {
    expect(placed('small', 78.41, 0)).toBe(true)
    expect(placed('small', 78.5, 0)).toBe(false)
    expect(placed('small', 80, 90)).toBe(true)
    expect(placed('small', 21.5, 0)).toBe(false)
    expect(placed('small', 914.4 - 78.41, 180, 'high')).toBe(true)
    expect(placed('small', 78.41, 0, 'high')).toBe(false)
  })

  it('A57: a large base may stick out of the strip when it fills its depth', () => {
    // Turned by 45 degrees it is 113 mm deep.
    const reach = 40 * Math.SQRT2
    expect(placed('large', reach, 45)).toBe(true)
    expect(placed('large', 914.4 - reach, 45, 'high')).toBe(true)
    expect(placed('large', reach + 1, 45)).toBe(false)
    expect(placed('large', reach - 1, 45)).toBe(false)
    expect(placed('small', 20 * Math.SQRT2 + 60, 45)).toBe(false)
    expect(placed('large', 50, 0)).toBe(true)
  })
})
