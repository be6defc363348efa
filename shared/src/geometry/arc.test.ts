import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aspect, partInArc } from './arc.ts'
import { SIZES } from './base.ts'
import { place, seenFrom } from './pose.ts'
import { ship } from './table.fixture.ts'
import type { ArcName, Body } from './types.ts'

const small = ship('small', 0, 0, 0)
const isIn = (arc: ArcName, target: Body, of: Body = small) => partInArc(of, arc, target) !== null

/** A target with its left rear corner at a point: only that corner can reach an arc on its left. */
const cornerAt = (x: number, y: number) => ship('small', x + 20, y + 20, 0)

describe('arcs (rules/dial.md §6.2)', () => {
  it('9: the front arc of a small base is 40.62 degrees wide on either side (rules/dial.md §14)', () => {
    // At 100 ahead of the centre its half width is 85.77; the corner at the far side is not in the way.
    expect(isIn('front', ship('small', 84 + 20, 100 - 20, 0))).toBe(true)
    expect(isIn('front', ship('small', 88 + 20, 100 - 20, 0))).toBe(false)
    expect(isIn('right', ship('small', 88 + 20, 100 - 20, 0))).toBe(true)
  })

  it.each([
    ['small', 40.62],
    ['medium', 41.4],
    ['large', 41.76],
  ] as const)('half the front arc of a %s base is %d degrees, the rear one its mirror', (size, half) => {
    const of = ship(size, 0, 0, 0)
    const beyond = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180
      // A tiny turn of the target's corner over the line; the target lies on the far side of it.
      return ship('small', 250 * Math.sin(angle) + 20, 250 * Math.cos(angle) - 20, 0)
    }
    expect(isIn('front', beyond(half - 0.01), of)).toBe(true)
    expect(isIn('front', beyond(half + 0.01), of)).toBe(false)
    const mirror = ({ pose }: Body) => ship('small', pose.x, -pose.y, 0)
    expect(isIn('rear', mirror(beyond(half - 0.01)), of)).toBe(true)
    expect(isIn('rear', mirror(beyond(half + 0.01)), of)).toBe(false)
  })

  it('10: the bullseye is 14.8 mm wide (rules/dial.md §14)', () => {
    expect(isIn('bullseye', ship('small', 27, 100, 0))).toBe(true)
    expect(isIn('bullseye', ship('small', 28, 100, 0))).toBe(false)
    expect(isIn('bullseye', ship('small', 0, -100, 0))).toBe(false)
  })

  it('A56: what is within 0.01 mm of an arc is in it', () => {
    expect(isIn('bullseye', ship('small', 27.409, 100, 0))).toBe(true)
    expect(isIn('bullseye', ship('small', 27.411, 100, 0))).toBe(false)
    expect(isIn('fullRear', cornerAt(50, 0.009))).toBe(true)
    expect(isIn('fullRear', cornerAt(50, 0.011))).toBe(false)
    expect(isIn('fullFront', cornerAt(50, 0.011))).toBe(true)
  })

  it('an edge that lies on a line is in the arc from end to end, however the ship is turned', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), heading => {
        const of = ship('large', 300, -200, heading)
        const [x, y] = place(of.pose, 50, 20)
        const inside = partInArc(of, 'fullRear', ship('small', x, y, heading)) ?? []
        const rights = inside.map((_, i) =>
          i % 2 === 0 ? seenFrom(of.pose, [inside[i] ?? 0, inside[i + 1] ?? 0])[0] : 50,
        )
        expect(Math.min(...rights)).toBeCloseTo(30, 6)
        expect(Math.max(...rights)).toBeCloseTo(70, 6)
      }),
    )
  })

  it('every target is in front, rear, left or right, and in a full arc; the bullseye lies in the front arc', () => {
    const number = fc.double({ min: -250, max: 250, noNaN: true })
    const angle = fc.double({ min: 0, max: 360, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...SIZES), angle, number, number, angle, (size, heading, x, y, turned) => {
        const of = ship(size, 30, 40, heading)
        fc.pre(Math.hypot(x, y) > 90)
        const target = ship('small', 30 + x, 40 + y, turned)
        const arcs = (['front', 'rear', 'left', 'right'] as const).filter(arc => isIn(arc, target, of))
        expect(arcs.length).toBeGreaterThan(0)
        expect(isIn('fullFront', target, of) || isIn('fullRear', target, of)).toBe(true)
        if (isIn('bullseye', target, of)) expect(arcs).toContain('front')
        if (isIn('front', target, of)) expect(isIn('fullFront', target, of)).toBe(true)
      }),
    )
  })

  it('turns with the ship', () => {
    const of = ship('medium', 100, 50, 130)
    const [x, y] = place(of.pose, 0, 150)
    expect(isIn('front', ship('small', x, y, 17), of)).toBe(true)
    expect(isIn('rear', ship('small', x, y, 17), of)).toBe(false)
  })
})

describe('aspect', () => {
  it.each([
    [0, 50, 'inFrontOf'],
    [200, 20.1, 'inFrontOf'],
    [50, 10, 'flanking'],
    [50, -10, 'flanking'],
    [0, -60, 'behind'],
  ] as const)('a ship at (%d, %d) is %s', (x, y, wanted) => {
    expect(aspect(small.pose, ship('small', x, y, 0))).toBe(wanted)
  })
})
