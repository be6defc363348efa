/** Random movement cases of every kind that has broken a referee before, each made from its seed and number alone. */
import type { Body, Course, Point, Pose, Size, Slot } from '../../src/geometry/types.ts'
import { bodySeparation, still } from './bodies.ts'
import { bodyOf, type FlightCase, type PlacedShip, placingOf, poseOf } from './case.ts'
import { type Coded, dialCourses, sideslips } from './courses.ts'
import { randomOutline, rectangle } from './outlines.ts'
import { baseOf, finalPose, onTable, poseAlong, trackOf } from './path.ts'
import { type Chance, chance } from './seeded.ts'

const sizes: readonly [Size, Size, Size] = ['small', 'medium', 'large']
const slots: readonly [Slot | null, ...(Slot | null)[]] = [null, null, -1, 0, 1]

/** What the makers of a scene share. */
interface Scene {
  readonly luck: Chance
  readonly guides: boolean
  readonly mover: Body
  readonly course: Course
  /** Some pose of the path, or the final one. */
  somePose(): Pose
  /** The final pose. */
  readonly end: Pose
}

export function flightCase(seed: number, number: number): FlightCase {
  const luck = chance(seed, number)
  const { course, code } = pickCourse(luck)
  const guides = luck.sometimes(0.7)
  const lattice = luck.sometimes(0.25)
  const size = luck.one(sizes)
  const ship: PlacedShip = lattice
    ? { size, pose: [luck.whole(1, 90) * 10, luck.whole(1, 90) * 10, luck.whole(0, 7) * 45] }
    : { size, pose: [luck.between(30, 880), luck.between(30, 880), luck.between(0, 360)] }
  const mover = bodyOf(ship)
  const slot = course.end === 'tallon' ? luck.one(slots) : null
  const end = course.template === 'stationary' ? mover.pose : finalPose(mover.pose, course, size, slot ?? 0)
  const scene: Scene = { luck, guides, mover, course, end, somePose: () => somePose(luck, mover, course) }
  const make = lattice ? latticeShips : luck.one([scatter, scatter, crowd, contacts, exactSlot])
  const ships = [...blockers(scene), ...make(scene)].slice(0, 7)
  return {
    course,
    code,
    ship,
    ships: luckyOrder(
      luck,
      ships.filter(other => clearOf(mover, other, guides)),
    ),
    obstacles: obstaclesAround(scene, lattice),
    area: luck.sometimes(0.6) ? [914.4, 914.4] : null,
    guides,
    slot,
  }
}

function pickCourse(luck: Chance): Coded {
  const from = luck.sometimes(0.1) ? sideslips : dialCourses
  const picked = from[luck.whole(0, from.length - 1)]
  if (picked === undefined) throw new Error('no course')
  return picked
}

function somePose(luck: Chance, mover: Body, course: Course): Pose {
  if (course.template === 'stationary') return mover.pose
  const track = trackOf(course, mover.size)
  return onTable(mover.pose, course, poseAlong(track, luck.real() * (track.base + track.length)))
}

/** Touching at the start is fine, overlapping is not. */
const clearOf = (mover: Body, other: PlacedShip, guides: boolean): boolean =>
  bodySeparation(mover, still(bodyOf(other), guides), guides) >= -1e-10

function luckyOrder<T>(luck: Chance, things: readonly T[]): T[] {
  return things
    .map(thing => ({ thing, rank: luck.real() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ thing }) => thing)
}

const many = (count: number, make: () => PlacedShip): PlacedShip[] => Array.from({ length: count }, make)

/** A point given to the right of and ahead of a pose. */
const beside = ({ x, y, dx, dy }: Pose, right: number, ahead: number): Point => [
  x + right * dy + ahead * dx,
  y - right * dx + ahead * dy,
]

/** Usually somebody stands about where the flight would end. */
function blockers(scene: Scene): PlacedShip[] {
  const { luck, end } = scene
  if (luck.sometimes(0.35)) return []
  const [x, y] = beside(end, luck.between(-30, 30), luck.between(-30, 30))
  return [{ size: luck.one(sizes), pose: [x, y, luck.between(0, 360)] }]
}

function scatter({ luck, somePose }: Scene): PlacedShip[] {
  const spread = luck.one([60, 250, 450])
  return many(luck.whole(1, 7), () => {
    const { x, y } = somePose()
    return {
      size: luck.one(sizes),
      pose: [x + luck.between(-spread, spread), y + luck.between(-spread, spread), luck.between(0, 360)],
    }
  })
}

/** As many as find room beside one another close to the path. */
function crowd({ luck, guides, somePose }: Scene): PlacedShip[] {
  const placed: PlacedShip[] = []
  for (let tries = 0; tries < 25 && placed.length < 7; tries++) {
    const [x, y] = beside(somePose(), luck.between(-70, 70), luck.between(-70, 70))
    const next: PlacedShip = { size: luck.one(sizes), pose: [x, y, luck.between(0, 360)] }
    if (placed.every(other => clearOf(bodyOf(next), other, guides))) placed.push(next)
  }
  return placed
}

/** Whole multiples of 5 mm in the mover's frame and quarter turns: exact contacts and exact gaps abound. */
function latticeShips({ luck, guides, mover, end }: Scene): PlacedShip[] {
  const heading = placingOf(mover.pose)[2]
  const around = luck.one([mover.pose, end])
  return many(luck.whole(1, 6), () => {
    const step = luck.one([5, 10, 20])
    const reach = guides ? 3.18 * luck.whole(-1, 1) : 0
    const [x, y] = beside(around, step * luck.whole(-12, 12), step * luck.whole(-12, 12) + reach)
    return { size: luck.one(sizes), pose: [x, y, heading + 90 * luck.whole(0, 3)] }
  })
}

/** Exact contact, a hair apart or into one another, and just on either side of touching. */
const gaps: readonly [number, ...number[]] = [0, 0, 0, 1e-3, -1e-3, -1e-5, -1e-6, 0.0499, 0.0501]

/** Ships in exact contact with some pose of the path, its start or its end; some a hair nearer or farther. */
function contacts(scene: Scene): PlacedShip[] {
  const { luck, mover, end, somePose } = scene
  return many(luck.whole(1, 5), () => {
    const pose = luck.one([somePose(), end, mover.pose])
    return pushedAgainst(scene, pose, luck.between(0, 360), luck.one(gaps))
  })
}

/** Two ships that leave exactly the width of the mover free at some pose of the path, others before and behind. */
function exactSlot(scene: Scene): PlacedShip[] {
  const { luck, mover, somePose } = scene
  const pose = somePose()
  const heading = placingOf(pose)[2]
  const pair = [1, -1].map((side): PlacedShip => {
    const size = luck.one(sizes)
    const apart = (baseOf[mover.size] + baseOf[size]) / 2
    const [x, y] = beside(pose, side * apart, luck.between(-apart, apart))
    return { size, pose: [x, y, heading + 180 * luck.whole(0, 1)] }
  })
  return [
    ...pair,
    ...many(luck.whole(0, 3), () => pushedAgainst(scene, luck.one([pose, mover.pose]), luck.between(0, 360), 0)),
  ]
}

/** A ship slid along a ray until it stands the given gap from the mover's pose, its heading often square to it. */
function pushedAgainst({ luck, guides, mover }: Scene, pose: Pose, ray: number, gap: number): PlacedShip {
  const size = luck.one(sizes)
  const target = still({ size: mover.size, pose }, guides)
  const heading = luck.sometimes(0.5) ? placingOf(pose)[2] + 90 * luck.whole(0, 3) : luck.between(0, 360)
  const { dx, dy } = poseOf([0, 0, ray])
  const at = (distance: number): PlacedShip => ({
    size,
    pose: [pose.x + distance * dx, pose.y + distance * dy, heading],
  })
  let [near, far] = [0, 200]
  for (let i = 0; i < 60; i++) {
    const middle = (near + far) / 2
    if (bodySeparation(bodyOf(at(middle)), target, guides) < gap) near = middle
    else far = middle
  }
  return at(far)
}

/** Up to six obstacles near the path: rectangles square to the start on a lattice, free outlines elsewhere. */
function obstaclesAround(scene: Scene, lattice: boolean): Point[][] {
  const { luck, mover, somePose } = scene
  const count = luck.one([0, 1, 2, 3, 6])
  return Array.from({ length: count }, () => {
    if (lattice) {
      const [right, ahead] = [5 * luck.whole(-12, 12), 5 * luck.whole(-12, 40)]
      const outline = rectangle(right, ahead, 5 * luck.whole(1, 6), 5 * luck.whole(1, 6))
      return outline.map(([x, y]) => beside(mover.pose, x, y))
    }
    const [x, y] = beside(somePose(), luck.between(-60, 60), luck.between(-60, 60))
    return randomOutline(luck, x, y)
  })
}
