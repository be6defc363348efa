import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Convex, Point } from '../../../geometry/types.ts'
import { type Drawing, deviceOutlines, isObstacleId, obstacleIds, obstacleOutlines } from './index.ts'
import { drawn } from './outline.ts'

const reference = new URL('../../../../../../shared/reference/obstacle-outlines-mm.json', import.meta.url)
const drawings: [string, Drawing<string>][] = [...Object.entries(obstacleOutlines), ...Object.entries(deviceOutlines)]

const sides = (polygon: readonly Point[]): [Point, Point][] =>
  polygon.map((from, i) => [from, polygon[(i + 1) % polygon.length] ?? from])

/** Twice the signed area of a, b, c: positive when they turn left. Exact, since corners are on half millimetres. */
const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

const area = (polygon: readonly Point[]) =>
  sides(polygon).reduce((sum, [a, b]) => sum + (a[0] * b[1] - a[1] * b[0]) / 2, 0)

const box = (polygon: readonly Point[]) => {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { width: right - left, height: high - low, middle: [(left + right) / 2, (low + high) / 2] as const }
}

const isConvex = (part: Convex) =>
  part.length >= 3 && sides(part).every(([a, b]) => part.every(c => c === a || c === b || turn(a, b, c) > 0))

/** Some side of either part has the whole other part on its outer side or on its line. */
const areApart = (one: Convex, other: Convex) =>
  [[one, other] as const, [other, one] as const].some(([p, q]) =>
    sides(p).some(([a, b]) => q.every(c => turn(a, b, c) <= 0)),
  )

const cross = ([a, b]: [Point, Point], [c, d]: [Point, Point]) =>
  turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0

const isSimple = (polygon: readonly Point[]) => {
  const all = sides(polygon)
  return all.every((side, i) =>
    all.every((other, j) => j <= i + 1 || (i === 0 && j === all.length - 1) || !cross(side, other)),
  )
}

describe('obstacle and device outlines', () => {
  it.each(drawings)(
    '%s is a simple counter-clockwise polygon of 8 to 16 corners on half millimetres',
    (id, { outline }) => {
      expect(outline.length).toBeGreaterThanOrEqual(8)
      expect(outline.length).toBeLessThanOrEqual(16)
      for (const value of outline.flat()) expect(Number.isInteger(value * 2) && !Object.is(value, -0)).toBe(true)
      expect(isSimple(outline)).toBe(true)
      expect(area(outline)).toBeGreaterThan(0)
      // The middle of five edges is not that of the box around them.
      const [x, y] = box(outline).middle
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(id === 'drk1probedroid' ? 2 : 0.5)
    },
  )

  it.each(drawings)(
    '%s is cut into at most four convex parts that fill it without overlapping',
    (_, { outline, parts }) => {
      expect(parts.length).toBeLessThanOrEqual(4)
      for (const part of parts) {
        expect(isConvex(part)).toBe(true)
        for (const corner of part) expect(outline).toContain(corner)
      }
      expect(parts.reduce((sum, part) => sum + area(part), 0)).toBe(area(outline))
      parts.forEach((part, i) => {
        for (const other of parts.slice(i + 1)) expect(areApart(part, other)).toBe(true)
      })
    },
  )

  it('no two are alike', () => {
    expect(new Set(drawings.map(([, { outline }]) => JSON.stringify(outline))).size).toBe(drawings.length)
  })

  it('a part that names a corner the outline does not have is a bug', () => {
    expect(() => drawn('asteroid')('0,0 1,0 0,1', '0 1 3')).toThrow('no corner 3')
  })
})

describe('obstacle ids', () => {
  it('are the thirty of squad files', () => {
    const numbered = (name: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => `${name}${from + i}`)
    expect([...obstacleIds].sort()).toEqual(
      [
        ...numbered('coreasteroid', 0, 5),
        ...numbered('core2asteroid', 0, 5),
        ...numbered('pomasteroid', 1, 3),
        ...numbered('yt2400debris', 0, 2),
        ...numbered('vt49decimatordebris', 0, 2),
        ...numbered('pomdebris', 1, 3),
        ...numbered('gascloud', 1, 6),
      ].sort(),
    )
  })

  it('tell what a squad may bring from what cards put down', () => {
    expect(isObstacleId('gascloud6')).toBe(true)
    for (const id of ['loosecargo', 'spareparts', 'electrochaffcloud', 'blaze', 'gascloud7', 'toString', '__proto__'])
      expect(isObstacleId(id)).toBe(false)
  })

  it('know their kind', () => {
    const kinds = obstacleIds.map(id => obstacleOutlines[id].kind)
    expect(kinds.filter(kind => kind === 'asteroid')).toHaveLength(15)
    expect(kinds.filter(kind => kind === 'debris')).toHaveLength(9)
    expect(kinds.filter(kind => kind === 'gas')).toHaveLength(6)
    expect(obstacleOutlines.loosecargo.kind).toBe('cargo')
    expect(obstacleOutlines.spareparts.kind).toBe('cargo')
    expect(obstacleOutlines.electrochaffcloud.kind).toBe('chaff')
    expect(obstacleOutlines.blaze.kind).toBe('blaze')
  })
})

describe('sizes of devices (rules/dial.md §4.6)', () => {
  it.each([
    ['bomb', 30.8, 32.6],
    ['proximitymine', 68, 69],
    ['clustermine', 42.8, 42.1],
    ['clustermineside', 39.6, 39.6],
    ['buzzdroidswarm', 33.4, 41.1],
    ['commandoteam', 36, 36],
    // Without the guides, 2.4 mm.
    ['drk1probedroid', 47.9, 43.5],
    ['sensorbuoy', 27, 35.6],
  ] as const)('%s measures %d × %d mm to the millimetre', (id, width, height) => {
    const size = box(deviceOutlines[id].outline)
    expect(Math.abs(size.width - width)).toBeLessThanOrEqual(1)
    expect(Math.abs(size.height - height)).toBeLessThanOrEqual(1)
  })

  const dropped = Object.entries(deviceOutlines).filter(([id]) => id !== 'sensorbuoy')

  it('the edges of the probe droid with guides lie alike around its middle', () => {
    const { outline } = deviceOutlines.drk1probedroid
    const edges = sides(outline).filter((_, i) => i % 2 === 0)
    // From the middle to each edge, and how far its own middle is turned from the one before.
    const middles = edges.map(([[ax, ay], [bx, by]]): Point => [(ax + bx) / 2, (ay + by) / 2])
    for (const [x, y] of middles) expect(Math.hypot(x, y)).toBeCloseTo(20.5, 0)
    const turns = middles.map(([x, y]) => Math.round((Math.atan2(y, x) * 180) / Math.PI))
    expect(turns).toEqual([-90, -18, 54, 126, -162])
  })

  it.each(dropped)('%s has a lower edge that holds the 20 mm template', (_, { outline }) => {
    const lowest = Math.min(...outline.map(([, y]) => y))
    const xs = outline.filter(([, y]) => y === lowest).map(([x]) => x)
    expect(Math.min(...xs)).toBeLessThanOrEqual(-10)
    expect(Math.max(...xs)).toBeGreaterThanOrEqual(10)
  })
})

describe.skipIf(!existsSync(reference))('sizes of obstacles against the reference (skipped when it is absent)', () => {
  const physical: Record<string, { bbox_mm: [number, number]; area_mm2: number }> = existsSync(reference)
    ? JSON.parse(readFileSync(reference, 'utf8'))
    : {}

  it('every obstacle of the reference is drawn', () => {
    expect(Object.keys(obstacleOutlines)).toEqual(expect.arrayContaining(Object.keys(physical)))
  })

  it.each(Object.entries(obstacleOutlines).filter(([id]) => id !== 'blaze'))(
    '%s is within 15 %% of the physical one',
    (id, { outline }) => {
      const { bbox_mm: [width, height] = [0, 0], area_mm2 = 0 } = physical[id] ?? {}
      const size = box(outline)
      expect(Math.abs(size.width / width - 1)).toBeLessThanOrEqual(0.15)
      expect(Math.abs(size.height / height - 1)).toBeLessThanOrEqual(0.15)
      expect(Math.abs(area(outline) / area_mm2 - 1)).toBeLessThanOrEqual(0.15)
    },
  )
})
