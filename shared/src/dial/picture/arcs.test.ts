import { describe, expect, it } from 'vitest'
import { half, type Point, type Pose, partInArc, pose, SIZES, type Size } from '../../geometry/index.ts'
import { type ArcShape, arcOutline, firingArcs, pointedArcs } from './arcs.ts'

const bullseye = 7.4
const at: Pose = pose(0, 0, 0, 1)

/** The corners of an outline without what its round pieces bulge out. */
const corners = (arc: ArcShape, size: Size) => arcOutline(arc, size, bullseye).map(({ to }) => to)

/** A small base that looks the same way, with a corner on a point and the rest of it away to the right and the front. */
const touching = ([x, y]: Point, right: 1 | -1, front: 1 | -1) => ({
  size: 'small' as const,
  pose: pose(x + 20 * right, y + 20 * front, 0, 1),
})

const inArc = (arc: ArcShape, size: Size, target: ReturnType<typeof touching>) =>
  partInArc({ size, pose: at }, arc, target) !== null

/** Points along the straight border from the base to the limit. */
const along = ([ax, ay]: Point, [bx, by]: Point): Point[] =>
  [0.1, 0.5, 0.9].map(t => [ax + t * (bx - ax), ay + t * (by - ay)])

describe('arcs', () => {
  it.each(SIZES)('the front arc of a %s base has its border where the rules have it', size => {
    const outline = corners('front', size)
    const [limit = [0, 0], base = [0, 0]] = [outline[0], outline.at(-1)]
    for (const [x, y] of along(base, limit)) {
      expect(inArc('front', size, touching([x - 0.1, y], 1, -1))).toBe(true)
      expect(inArc('front', size, touching([x + 0.1, y], 1, -1))).toBe(false)
      // What leaves the front arc on that side is in the right one.
      expect(inArc('right', size, touching([x + 0.1, y], -1, 1))).toBe(true)
      expect(inArc('right', size, touching([x - 0.1, y], -1, 1))).toBe(false)
    }
  })

  it('has the width that the rulebook names: at 100 mm a small front arc is 85.77 mm wide to each side', () => {
    const outline = corners('front', 'small')
    const [limit = [0, 1]] = outline
    expect((100 * limit[0]) / limit[1]).toBeCloseTo(85.77, 2)
  })

  it.each(SIZES)('every arc of a %s base ends 300 mm from its base', size => {
    const h = half(size)
    const gap = (value: number) => Math.max(0, Math.abs(value) - h)
    for (const arc of ['front', 'rear', 'left', 'right', 'fullFront', 'bullseye'] as const) {
      const distances = corners(arc, size).map(([x, y]) => Math.sqrt(gap(x) * gap(x) + gap(y) * gap(y)))
      expect(new Set(distances.map(d => Math.round(d * 1e6) / 1e6))).toEqual(new Set([300, 0]))
    }
  })

  it('turns the right arc into the left and the front into the rear by half a turn', () => {
    const turned = (points: Point[]) => points.map(([x, y]): Point => [0 - x, 0 - y])
    expect(corners('left', 'large')).toEqual(turned(corners('right', 'large')))
    expect(corners('rear', 'medium')).toEqual(turned(corners('front', 'medium')))
  })

  it('draws the arcs a ship has, its turret where it points, and always the bullseye', () => {
    const attacks = (...arcs: ('front' | 'singleTurret' | 'doubleTurret' | 'rear')[]) =>
      arcs.map(arc => ({ arc, value: 2 }))
    expect(firingArcs({ attacks: attacks('front'), turret: null })).toEqual(['front', 'bullseye'])
    expect(firingArcs({ attacks: attacks('front', 'singleTurret'), turret: 'front' })).toEqual(['front', 'bullseye'])
    expect(firingArcs({ attacks: attacks('doubleTurret'), turret: 'leftRight' })).toEqual(['left', 'right', 'bullseye'])
    expect(firingArcs({ attacks: attacks('singleTurret'), turret: null })).toEqual(['bullseye'])
    expect(pointedArcs('frontRear')).toEqual(['front', 'rear'])
  })
})
