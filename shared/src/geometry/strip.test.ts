import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOf } from './part.ts'
import { meets, metAt, stripOf } from './strip.ts'
import { bank, disc, flown, posed, rectangle, shape, ship, straight, turn } from './table.fixture.ts'
import { centreLine, frameOf } from './template.ts'
import type { Shape } from './types.ts'

const mover = ship('small', 0, 0, 0)
const throughIn = (course: Parameters<typeof flown>[1], rock: Shape) =>
  flown(mover, course, { rocks: [rock] }).movedThrough.length > 0

describe('moving through (rules/dial.md §5.1)', () => {
  it('the strip of a straight is 20 mm wide, from the front edge to the template’s end; contact is not enough', () => {
    expect(throughIn(straight(3), rectangle(9.9, 50, 15, 60))).toBe(true)
    expect(throughIn(straight(3), rectangle(10, 50, 15, 60))).toBe(false)
    expect(throughIn(straight(3), rectangle(-15, 50, -10, 60))).toBe(false)
    expect(throughIn(straight(3), rectangle(-5, 139.9, 5, 150))).toBe(true)
    expect(throughIn(straight(3), rectangle(-5, 140, 5, 150))).toBe(false)
    expect(throughIn(straight(3), rectangle(-5, 20 - 5, 5, 20))).toBe(false)
    expect(throughIn(straight(3), rectangle(-200, 60, 200, 61))).toBe(true)
  })

  it('the strip of a turn is a ring of inner radius R − 10 and outer radius R + 10', () => {
    // The arc’s centre is (90, 20).
    const at = (radius: number, degrees: number) => {
      const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      return disc(90 - radius * dx, 20 + radius * dy, 1)
    }
    for (const degrees of [3, 30, 45, 60, 87]) {
      expect(throughIn(turn(3, 'right'), at(90, degrees))).toBe(true)
      expect(throughIn(turn(3, 'right'), at(100.9, degrees))).toBe(true)
      expect(throughIn(turn(3, 'right'), at(101.1, degrees))).toBe(false)
      expect(throughIn(turn(3, 'right'), at(79.1, degrees))).toBe(true)
      expect(throughIn(turn(3, 'right'), at(78.9, degrees))).toBe(false)
    }
    expect(throughIn(turn(3, 'right'), at(90, -1))).toBe(false)
    expect(throughIn(turn(3, 'right'), at(90, 91))).toBe(false)
  })

  it('a rock that fills the middle of the arc is not under the template', () => {
    const strip = stripOf(frameOf(posed([0, 0, 0]), 'front', 'right'), centreLine('turn', 3), 20, 10, null)
    expect(meets(strip, partsOf(disc(90, 20, 79)))).toBe(false)
    expect(meets(strip, partsOf(disc(90, 20, 81)))).toBe(true)
    expect(meets(strip, partsOf(disc(90, 20, 300)))).toBe(true)
  })

  it('a rock whose corners lie inside and outside the ring is met, whichever comes first', () => {
    const spear = [
      [90, 40],
      [30, 100],
      [25, 95],
    ] as const
    for (const first of [0, 1, 2]) {
      expect(throughIn(turn(3, 'right'), shape(...spear.slice(first), ...spear.slice(0, first)))).toBe(true)
    }
    // An edge that only dips into the ring from outside.
    expect(throughIn(turn(3, 'right'), shape([-60, 100], [60, 220], [-60, 220]))).toBe(false)
    expect(throughIn(turn(3, 'right'), shape([-30, 35], [75, 140], [-30, 140]))).toBe(true)
  })

  it('left is the mirror of right, reverse of forward', () => {
    const rock = disc(12, 70, 3)
    const mirrored = disc(-12, 70, 3)
    const behind = disc(-12, -70, 3)
    expect(throughIn(bank(2, 'right'), rock)).toBe(true)
    expect(throughIn(bank(2, 'left'), rock)).toBe(false)
    expect(throughIn(bank(2, 'left'), mirrored)).toBe(true)
    expect(throughIn(bank(2, 'left', { reverse: true }), behind)).toBe(true)
    expect(throughIn(bank(2, 'right', { reverse: true }), behind)).toBe(false)
  })

  it('a sideslip’s template lies at the other side, bending forwards', () => {
    expect(throughIn(bank(1, 'left', { sideslip: true }), disc(60, 10, 3))).toBe(true)
    expect(throughIn(bank(1, 'right', { sideslip: true }), disc(60, 10, 3))).toBe(false)
  })

  it('agrees with sampling the strip', () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    const corner = fc.tuple(number(-30, 130), number(0, 150))
    fc.assert(
      fc.property(fc.tuple(corner, corner, corner), fc.constantFrom(1, 2, 3), (corners, speed) => {
        const [[ax, ay], [bx, by], [cx, cy]] = corners
        const twice = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        fc.pre(Math.abs(twice) > 50)
        const rock = shape(...corners)
        const [triangle = []] = rock.parts
        const depthIn = (x: number, y: number) =>
          Math.min(
            ...triangle.map(([px, py], i) => {
              const [qx, qy] = triangle[(i + 1) % 3] ?? [0, 0]
              return ((qx - px) * (y - py) - (qy - py) * (x - px)) / Math.hypot(qx - px, qy - py)
            }),
          )
        const { radius } = centreLine('turn', speed)
        let deepest = -Infinity
        for (let r = radius - 10; r <= radius + 10; r += 0.5) {
          for (let degrees = 0; degrees <= 90; degrees += 0.5) {
            const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
            deepest = Math.max(deepest, depthIn(radius - r * cosine, 20 + r * sine))
          }
        }
        const strip = stripOf(frameOf(posed([0, 0, 0]), 'front', 'right'), centreLine('turn', speed), 20, 10, null)
        // Every spot of the strip is within 1 mm of a sample.
        if (deepest > 0) expect(meets(strip, partsOf(rock))).toBe(true)
        if (deepest < -1) expect(meets(strip, partsOf(rock))).toBe(false)
      }),
      { seed: 1, numRuns: 100 },
    )
  })
})

describe('the order in which things are met', () => {
  it('on a straight by the length', () => {
    const strip = stripOf(frameOf(posed([0, 0, 90]), 'front', null), centreLine('straight', 4), 20, 10, null)
    expect(metAt(strip, partsOf(rectangle(50, -40, 60, 40)))).toBeCloseTo(30, 9)
    expect(metAt(strip, partsOf(shape([200, -5], [45, 0], [200, 5])))).toBeCloseTo(25, 9)
  })

  it('on an arc by the angle, where the ring is entered', () => {
    const strip = stripOf(frameOf(posed([0, 0, 0]), 'front', 'right'), centreLine('turn', 3), 20, 10, null)
    const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
    // A corner in the ring at 30 degrees; the rest lies further on.
    const [x, y] = [90 - 90 * sine(60), 20 + 90 * sine(30)]
    expect(metAt(strip, partsOf(shape([x, y], [x + 20, y + 60], [x - 10, y + 60])))).toBeCloseTo(sine(30), 6)
    // A wall that crosses the inner circle: it enters where it is 80 from the centre, at x = 50.
    expect(metAt(strip, partsOf(rectangle(50, -100, 80, 200)))).toBeCloseTo(Math.sqrt(80 * 80 - 40 * 40) / 80, 6)
    // A slab from the side meets it first on the outer circle.
    expect(metAt(strip, partsOf(rectangle(-100, 80, 15, 90)))).toBeCloseTo(60 / 100, 6)
  })

  it('a turn’s effects come in that order', () => {
    const rocks = [disc(100, 110, 4), disc(1, 40, 4), disc(26.4, 83.6, 8)]
    expect(flown(mover, turn(3, 'right'), { rocks }).met).toStrictEqual([1, 2, 0])
  })
})
