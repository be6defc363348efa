import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SIZES } from './base.ts'
import { moveTo, newMotion } from './motion.ts'
import { overlaps } from './overlap.ts'
import { type Path, type Place, pathOf } from './path.ts'
import { place } from './pose.ts'
import { bank, flown, inDegrees, ship, straight, turn } from './table.fixture.ts'
import { courseFrame, poseIn } from './template.ts'
import type { Body, Course, Flight, Pose } from './types.ts'

const RUNS = { seed: 1, numRuns: 200 }

const size = fc.constantFrom(...SIZES)
const angle = fc.double({ min: 0, max: 360, noNaN: true })
const side = fc.constantFrom('left' as const, 'right' as const)
const reverse = fc.boolean()
const course: fc.Arbitrary<Course> = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 5 }), reverse).map(([speed, back]) => straight(speed, { reverse: back })),
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), side, reverse, fc.boolean())
    .map(([speed, to, back, slips]) => bank(speed, to, { reverse: back, sideslip: slips })),
  fc.tuple(fc.integer({ min: 1, max: 3 }), side).map(([speed, to]) => turn(speed, to)),
)

interface Crowd {
  readonly mover: Body
  readonly course: Course
  readonly ships: readonly Body[]
}

/** A ship and others near its way, none of which it overlaps at its start. */
const crowd: fc.Arbitrary<Crowd> = fc
  .tuple(
    size,
    angle,
    course,
    fc.array(
      fc.tuple(
        size,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: -70, max: 70, noNaN: true }),
        fc.double({ min: -70, max: 70, noNaN: true }),
        angle,
      ),
      { minLength: 1, maxLength: 6 },
    ),
  )
  .map(([moverSize, heading, flies, near]) => {
    const mover = ship(moverSize, 300, 400, heading)
    const { pose: end } = flown(mover, flies)
    const others = near.map(([otherSize, share, x, y, degrees]) =>
      ship(otherSize, 300 + share * (end.x - 300) + x, 400 + share * (end.y - 400) + y, degrees),
    )
    return { mover, course: flies, ships: others.filter(other => !overlaps(mover, other, true)) }
  })

const path = ({ template, speed }: Course, mover: Body): Path =>
  pathOf(template === 'stationary' ? 'straight' : template, speed, mover.size)

/** The body at a place of its path. */
function bodyAt({ mover, course: flies }: Crowd, at: Place): Body {
  const pose = poseIn(courseFrame(mover.pose, flies), moveTo(newMotion(), path(flies, mover), at), 0)
  return { size: mover.size, pose }
}

/** Places from the end of the path down to the contact, a step apart. */
function above({ mover, course: flies }: Crowd, { at }: Flight, steps: number): Place[] {
  const { pieces } = path(flies, mover)
  return pieces.flatMap(({ first, last }, piece) => {
    if (piece < at.piece) return []
    const from = piece === at.piece ? at.parameter : first
    return Array.from({ length: steps }, (_, i) => ({ piece, parameter: from + ((i + 1) / steps) * (last - from) }))
  })
}

describe('backing up', () => {
  it('ends where no ship is overlapped', () => {
    fc.assert(
      fc.property(crowd, scene => {
        const { pose } = flown(scene.mover, scene.course, scene)
        for (const other of scene.ships) expect(overlaps({ size: scene.mover.size, pose }, other, true)).toBe(false)
      }),
      RUNS,
    )
  })

  it('ends at its contact: the ships last backed over touch, and are overlapped just ahead', () => {
    fc.assert(
      fc.property(crowd, scene => {
        const flight = flown(scene.mover, scene.course, scene)
        fc.pre(flight.executed === 'partially')
        expect(flight.last.length).toBeGreaterThan(0)
        for (const index of flight.last) expect(flight.touching).toContain(index)
        const [nearest] = above(scene, flight, 2000)
        const ahead = bodyAt(scene, nearest ?? flight.at)
        for (const index of flight.last) expect(overlaps(ahead, scene.ships[index] ?? ahead, true)).toBe(true)
      }),
      RUNS,
    )
  })

  it('passes no free place over', () => {
    fc.assert(
      fc.property(crowd, scene => {
        const flight = flown(scene.mover, scene.course, scene)
        fc.pre(flight.executed === 'partially')
        const isFree = (at: Place) => {
          const body = bodyAt(scene, at)
          return scene.ships.every(other => !overlaps(body, other, true))
        }
        expect(above(scene, flight, 100).filter(isFree)).toStrictEqual([])
      }),
      RUNS,
    )
  })

  it('takes the first free window, not the nearest to the start', () => {
    // Between the two ships the mover fits with a mm to spare; before the first it would fit as well.
    const ships = [ship('small', 0, 80, 0), ship('small', 0, 161, 0), ship('small', 30, 190, 0)]
    const flight = flown(ship('small', 0, 0, 0), straight(4), { ships, guides: false })
    expect(inDegrees(flight.pose)).toStrictEqual([0, 121, 0])
    expect(flight).toMatchObject({ overlapped: [1, 2], last: [1] })
    const narrower = [ship('small', 0, 80, 0), ship('small', 0, 159.99, 0), ship('small', 30, 190, 0)]
    const past = flown(ship('small', 0, 0, 0), straight(4), { ships: narrower, guides: false })
    expect(past.pose.y).toBeCloseTo(40, 9)
    expect(past).toMatchObject({ last: [0], touching: [0] })
  })

  it('a contact within the tolerance at the side does not hold the ship back', () => {
    // The neighbour is penetrated by half the tolerance all the way.
    const ships = [ship('small', 40 - 5e-8, 20, 0), ship('small', 0, 130, 0)]
    const flight = flown(ship('small', 0, 0, 0), straight(3), { ships, guides: false })
    expect(flight.pose.y).toBeCloseTo(90, 9)
    expect(flight).toMatchObject({ last: [1], touching: [1] })
  })
})

describe('symmetry', () => {
  const mirrored = ({ x, y, dx, dy }: Pose): Pose => ({ x: 0 - x, y, dx: 0 - dx, dy })
  const otherSide = { left: 'right', right: 'left' } as const

  const expectSame = (got: Flight, wanted: Flight, pose: Pose) => {
    expect({ ...got, pose: null, at: got.at.piece }).toStrictEqual({ ...wanted, pose: null, at: wanted.at.piece })
    for (const key of ['x', 'y', 'dx', 'dy'] as const) expect(got.pose[key]).toBeCloseTo(pose[key], 7)
  }

  it('the mirrored table gives the mirrored flight', () => {
    fc.assert(
      fc.property(crowd, ({ mover, course: flies, ships }) => {
        const mirror = (body: Body): Body => ({ size: body.size, pose: mirrored(body.pose) })
        const toSide = flies.side === null ? flies : { ...flies, side: otherSide[flies.side] }
        const flight = flown(mover, flies, { ships })
        expectSame(flown(mirror(mover), toSide, { ships: ships.map(mirror) }), flight, mirrored(flight.pose))
      }),
      RUNS,
    )
  })

  it('moving and turning the whole table changes nothing', () => {
    const offset = fc.double({ min: -500, max: 500, noNaN: true })
    fc.assert(
      fc.property(crowd, offset, offset, angle, ({ mover, course: flies, ships }, x, y, degrees) => {
        const origin = ship('small', x, y, degrees).pose
        const moved = ({ x: px, y: py, dx, dy }: Pose): Pose => {
          const [toX, toY] = place(origin, px, py)
          const [headX, headY] = place({ ...origin, x: 0, y: 0 }, dx, dy)
          return { x: toX, y: toY, dx: headX, dy: headY }
        }
        const all = (body: Body): Body => ({ size: body.size, pose: moved(body.pose) })
        const flight = flown(mover, flies, { ships })
        expectSame(flown(all(mover), flies, { ships: ships.map(all) }), flight, moved(flight.pose))
      }),
      RUNS,
    )
  })
})
