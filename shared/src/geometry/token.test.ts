import { describe, expect, it } from 'vitest'
import { aspect, partInArc } from './arc.ts'
import { measureArc } from './measure.ts'
import { pose } from './pose.ts'
import { rangeOfBodies } from './range.ts'
import { placeShape } from './shape.ts'
import { ship } from './table.fixture.ts'
import type { ArcName, Body, Convex, Shape } from './types.ts'

const square = (half: number): Convex => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
]

/** A token of one or more parts, heading up. */
function token(x: number, y: number, ...parts: readonly Convex[]): Body {
  const at = pose(x, y, 0, 1)
  return { size: 'small', pose: at, token: placeShape(parts, at) }
}

const small = ship('small', 0, 0, 0)
const seen = (attacker: Body, arc: ArcName, defender: Body, obstacles: readonly Shape[] = [], touching = false) =>
  measureArc({ attacker, defender, ships: [], obstacles }, arc, touching)

describe('a token in the place of a base (rules/dial.md §9.1, §6)', () => {
  it('range is measured to its shape, from either side, and the line runs the same way', () => {
    const far = rangeOfBodies(small, token(0, 140, square(10)), true)
    expect(far).toMatchObject({ distance: 110, range: 2 })
    const back = rangeOfBodies(token(0, 140, square(10)), small, true)
    expect(back).toMatchObject({ distance: 110, range: 2 })
    expect(back.line?.[0][1]).toBe(130)
    expect(back.line?.[1][1]).toBe(20)
    expect(rangeOfBodies(token(0, 0, square(10)), token(0, 120, square(10)), true)).toMatchObject({
      distance: 100,
      range: 1,
    })
  })

  it('a token that a guide touches is at range 0', () => {
    expect(rangeOfBodies(small, token(0, 20 + 1.59 + 20, square(20)), true).range).toBe(0)
    expect(rangeOfBodies(small, token(0, 20 + 1.59 + 20, square(20)), false).range).toBe(1)
  })

  it('the part in the arc counts, piece by piece', () => {
    const twin = token(
      0,
      0,
      square(10).map(([x, y]) => [x - 100, y + 60]),
      square(10).map(([x, y]) => [x, y + 200]),
    )
    // The left piece lies outside the front arc, the far one in it.
    expect(seen(small, 'front', twin)).toMatchObject({ in: true, distance: 170, range: 2 })
    expect(seen(small, 'left', twin)).toMatchObject({ in: true, range: 1 })
    expect(seen(small, 'rear', twin)).toEqual({ in: false })
  })

  it('what lies beneath the base is in none of its arcs, the rest is', () => {
    const arcs: readonly ArcName[] = ['front', 'rear', 'left', 'right', 'fullFront', 'fullRear', 'bullseye']
    const inArcs = (target: Body) => arcs.filter(arc => partInArc(small, arc, target) !== null)
    expect(inArcs(token(0, 0, square(10)))).toEqual([])
    expect(inArcs(token(0, 15, square(10)))).toEqual(['front', 'fullFront', 'bullseye'])
    expect(inArcs(token(-15, 0, square(10)))).toEqual(['left', 'fullFront', 'fullRear'])
    expect(seen(small, 'front', token(0, 15, square(10)), [], true)).toMatchObject({ in: true, range: 0, distance: 0 })
  })

  it('its own front arc runs 45 degrees to either side, from its edge on', () => {
    const own = token(0, 0, square(15))
    expect(seen(own, 'front', ship('small', 0, 135, 0))).toMatchObject({ in: true, distance: 100, range: 1 })
    expect(partInArc(own, 'front', ship('small', 119, 80, 0))).not.toBeNull()
    expect(partInArc(own, 'front', ship('small', 121, 80, 0))).toBeNull()
  })

  it('of two pieces as near the attacker may measure to the one with the clear line', () => {
    const twin = token(
      0,
      0,
      square(5).map(([x, y]) => [x - 15, y + 125]),
      square(5).map(([x, y]) => [x + 15, y + 125]),
    )
    const rock = { parts: [square(6).map(([x, y]): [number, number] => [x - 15, y + 70])] }
    const both = { parts: [square(40).map(([x, y]): [number, number] => [x, y + 70])] }
    expect(seen(small, 'front', twin, [rock])).toMatchObject({ range: 1, by: [] })
    expect(seen(small, 'front', twin, [both])).toMatchObject({ range: 1, by: [0] })
  })

  it('lies before, behind or across the midway line with all of it', () => {
    expect(aspect(small.pose, token(0, 30, square(10)))).toBe('inFrontOf')
    expect(aspect(small.pose, token(0, -30, square(10)))).toBe('behind')
    expect(aspect(small.pose, token(60, 5, square(10)))).toBe('flanking')
  })
})
