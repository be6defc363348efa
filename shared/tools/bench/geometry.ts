/** How many manoeuvres one core flies in a second, warm, among seven guided ships and six three-part rocks: design §4. */
import {
  type Body,
  type Course,
  fly,
  headingOf,
  overlaps,
  type Point,
  placeShape,
  type Shape,
} from '../../src/geometry/index.ts'
import { cpuSeconds } from './cpu.ts'

/** Numbers in [from, to), from a small seeded generator, so that every run measures the same tables. */
type Random = (from: number, to: number) => number

/** Xorshift of 32 bits. */
function generator(seed: number): Random {
  let state = seed
  return (from, to) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return from + ((state >>> 0) / 0x1_0000_0000) * (to - from)
  }
}

function oneOf<const Item>(items: readonly [Item, ...Item[]], random: Random): Item {
  return items[Math.floor(random(0, items.length))] ?? items[0]
}

interface Question {
  readonly ship: Body
  readonly course: Course
  readonly ships: readonly Body[]
  readonly obstacles: readonly Shape[]
}

const RULES = { guides: true, area: null, slot: null }

function anyCourse(random: Random): Course {
  const template = oneOf(['straight', 'bank', 'turn'], random)
  const speed = Math.floor(random(1, template === 'straight' ? 6 : 4))
  const side = template === 'straight' ? null : oneOf(['left', 'right'], random)
  return { template, speed, side, end: 'plain', reverse: false, sideslip: false }
}

/** A body somewhere with its centre at most `reach` mm from a point. */
function anyBody([x, y]: Point, reach: number, random: Random): Body {
  const [dx, dy] = headingOf(random(0, 360))
  const [ox, oy] = [random(-reach, reach), random(-reach, reach)]
  if (ox * ox + oy * oy > reach * reach) return anyBody([x, y], reach, random)
  return { size: oneOf(['small', 'medium', 'large'], random), pose: { x: x + ox, y: y + oy, dx, dy } }
}

const ROCK: Shape['parts'] = [
  [
    [-20, -15],
    [5, -20],
    [5, 12],
    [-18, 14],
  ],
  [
    [5, -20],
    [22, -8],
    [20, 10],
    [5, 12],
  ],
  [
    [-18, 14],
    [5, 12],
    [-4, 24],
  ],
]

function anyQuestion(reach: number, random: Random): Question {
  const ship = anyBody([457.2, 457.2], 200, random)
  const course = anyCourse(random)
  const end = fly(ship, course, [], [], RULES)
  if ('code' in end) throw new Error('a lone ship flies')
  const onPath = (): Point => {
    const share = random(0, 1)
    return [ship.pose.x + share * (end.pose.x - ship.pose.x), ship.pose.y + share * (end.pose.y - ship.pose.y)]
  }
  const ships: Body[] = []
  while (ships.length < 7) {
    const other = anyBody(onPath(), reach, random)
    if (!overlaps(ship, other, true)) ships.push(other)
  }
  const obstacles = Array.from({ length: 6 }, () => placeShape(ROCK, anyBody(onPath(), reach, random).pose))
  return { ship, course, ships, obstacles }
}

/** Rounds through all questions: to get warm, and in each batch. */
const [WARM, ROUNDS, BATCHES] = [200, 40, 15]

/** Flights a CPU-second and the share of bumps, with everything within so many mm of the path. */
function measure(reach: number): { rate: number; bumps: number } {
  const random = generator(reach)
  const questions = Array.from({ length: 200 }, () => anyQuestion(reach, random))
  let bumps = 0
  const flyAll = (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      bumps = 0
      for (const { ship, course, ships, obstacles } of questions) {
        const flight = fly(ship, course, ships, obstacles, RULES)
        if (!('code' in flight) && flight.executed === 'partially') bumps += 1
      }
    }
  }
  flyAll(WARM)
  // The best batch counts: what else runs on the machine takes caches away, and so only ever slows one down.
  const seconds = Math.min(...Array.from({ length: BATCHES }, () => cpuSeconds(() => flyAll(ROUNDS))))
  return { rate: Math.round((ROUNDS * questions.length) / seconds), bumps: bumps / questions.length }
}

export function benchGeometry(): Record<string, number> {
  const [wide, close] = [measure(250), measure(60)]
  return {
    flightsWithin250PerCpuSecond: wide.rate,
    bumpsWithin250: wide.bumps,
    flightsWithin60PerCpuSecond: close.rate,
    bumpsWithin60: close.bumps,
  }
}
