import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitPolygon } from './polygon.ts'
import type { Convex, Point } from './types.ts'

const area = (polygon: readonly Point[]) =>
  polygon.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length] ?? [0, 0]
    return sum + (x * nextY - y * nextX) / 2
  }, 0)

const isConvex = (part: Convex) =>
  part.every(([ax, ay], i) => {
    const [bx, by] = part[(i + 1) % part.length] ?? [0, 0]
    const [cx, cy] = part[(i + 2) % part.length] ?? [0, 0]
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) >= 0
  })

function split(outline: readonly Point[]): readonly Convex[] {
  const parts = splitPolygon(outline)
  if ('why' in parts) throw new Error(parts.why)
  return parts
}

/** The parts cover the outline's area, each convex and counter-clockwise, on the outline's own corners. */
function expectSplit(outline: readonly Point[]): readonly Convex[] {
  const parts = split(outline)
  for (const part of parts) {
    expect(isConvex(part)).toBe(true)
    expect(area(part)).toBeGreaterThan(0)
    for (const corner of part) expect(outline).toContainEqual(corner)
  }
  expect(parts.reduce((sum, part) => sum + area(part), 0)).toBeCloseTo(Math.abs(area(outline)), 6)
  return parts
}

describe('splitting an outline', () => {
  const square: readonly Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]
  const arrow: readonly Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [5, 5],
    [0, 10],
  ]

  it('leaves a convex one whole, in either orientation, closed or not', () => {
    expect(expectSplit(square)).toHaveLength(1)
    expect(expectSplit(square.toReversed())).toHaveLength(1)
    expect(expectSplit([...square, [0, 0]])).toHaveLength(1)
  })

  it('cuts a concave one', () => {
    expect(expectSplit(arrow)).toHaveLength(2)
    expect(expectSplit(arrow.toReversed())).toHaveLength(2)
  })

  it('takes corners in the middle of an edge', () => {
    const [a, b, ...rest] = square
    if (a === undefined || b === undefined) throw new Error('a square has corners')
    expectSplit([a, [3, 0], [5, 0], b, ...rest])
  })

  it.each<[string, Point[]]>([
    [
      'an hourglass',
      [
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ],
    ],
    [
      'a spike',
      [
        [0, 0],
        [10, 0],
        [20, 0],
        [10, 0],
        [5, 10],
      ],
    ],
    [
      'a pinch',
      [
        [0, 0],
        [5, 5],
        [10, 0],
        [10, 10],
        [5, 5],
        [0, 10],
      ],
    ],
    [
      'a corner on an edge',
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [5, 0],
        [0, 10],
      ],
    ],
    [
      'a line there and back',
      [
        [0, 0],
        [10, 0],
        [5, 0],
      ],
    ],
  ])('refuses %s', (_, outline) => {
    expect(splitPolygon(outline)).toMatchObject({ code: 'bad_outline', why: 'it meets itself' })
  })

  it('refuses too few corners and numbers that are none', () => {
    expect(
      splitPolygon([
        [0, 0],
        [1, 1],
        [1, 1],
        [0, 0],
      ]),
    ).toMatchObject({ why: 'it has fewer than three corners' })
    expect(
      splitPolygon([
        [0, 0],
        [1, 0],
        [Number.NaN, 1],
      ]),
    ).toMatchObject({ why: 'a coordinate is not finite' })
  })

  it('any star-shaped outline', () => {
    const radii = fc.array(fc.double({ min: 5, max: 60, noNaN: true }), { minLength: 3, maxLength: 40 })
    fc.assert(
      fc.property(radii, list => {
        const step = (2 * Math.PI) / list.length
        expectSplit(list.map((radius, i): Point => [radius * Math.cos(i * step), radius * Math.sin(i * step)]))
      }),
    )
  })

  const outlines = new URL('../../../../shared/reference/obstacle-outlines-mm.json', import.meta.url)
  it.skipIf(!existsSync(outlines))('every published obstacle outline (skipped without the reference folder)', () => {
    const all: Record<string, { polygon_mm?: Point[] }> = JSON.parse(readFileSync(outlines, 'utf8'))
    const polygons = Object.values(all).flatMap(({ polygon_mm }) => (polygon_mm === undefined ? [] : [polygon_mm]))
    expect(polygons.length).toBeGreaterThan(20)
    for (const polygon of polygons) expectSplit(polygon)
  })
})
