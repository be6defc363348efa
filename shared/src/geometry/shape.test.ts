import { describe, expect, it } from 'vitest'
import { bodyParts } from './body.ts'
import { placeShape } from './shape.ts'
import { posed, ship } from './table.fixture.ts'

describe('shapes and bodies on the table', () => {
  it('parts are turned clockwise by the heading, then moved', () => {
    const placed = placeShape(
      [
        [
          [0, 0],
          [10, 0],
          [0, 5],
        ],
      ],
      posed([100, 50, 90]),
    )
    expect(placed.parts).toStrictEqual([
      [
        [100, 50],
        [100, 40],
        [105, 50],
      ],
    ])
  })

  it('a body is a square and four guides (rules/dial.md §4.1)', () => {
    const [square, ...guides] = bodyParts(ship('large', 0, 0, 180), true)
    expect(square).toContainEqual([40, -40])
    expect(guides).toHaveLength(4)
    const tips = guides.flatMap(guide => guide.map(([, y]) => Math.abs(y)))
    expect(Math.max(...tips)).toBeCloseTo(41.77, 12)
    expect(Math.min(...tips)).toBeCloseTo(40, 12)
    expect(bodyParts(ship('large', 0, 0, 180), false)).toHaveLength(1)
  })

  it('all parts are counter-clockwise', () => {
    for (const part of bodyParts(ship('small', 3, 4, 77), true)) {
      const [[ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0]] = part
      expect((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)).toBeGreaterThan(0)
    }
  })
})
