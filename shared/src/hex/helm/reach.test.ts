import { describe, expect, it } from 'vitest'
import { seededChance } from '../../bot/index.ts'
import { type Facing, type Hex, hexAhead, sameHex, turnFacing } from '../../geometry/index.ts'
import { isReject } from '../../kernel/index.ts'
import type { Course } from './course.ts'
import { passes, untilFree, walk } from './path.ts'
import { type End, reach, type Traffic } from './reach.ts'

type Start = Parameters<typeof reach>[0]

/** The edge of a course in sixths. */
const sixth = { forward: 0, forwardStarboard: 1, aft: 3, forwardPort: 5 }

const keyOf = ({ hex, facing, through }: Pick<End, 'hex' | 'facing' | 'through'>) => `${hex} ${facing} ${through}`

/**
 * Every word of steps flown one letter at a time, without anything of what reach and walk know: how many hexes were
 * entered since the last turn, how many turns were made in this hex. Gives the fewest attacks and hexes by end.
 */
function everyWord(from: Start, course: Course, { taken, threats, wanted }: Traffic): Map<string, [number, number]> {
  const ends = new Map<string, [number, number]>()
  const onOne = (hex: Hex, others: readonly Hex[]) => others.some(other => sameHex(other, hex))
  const note = (way: readonly Start[]) => {
    const moved = way.length - 1
    if (course.exact && moved < course.speed) return
    let last = moved
    if (course.exact) while (last > 0 && onOne((way[last] ?? from).hex, taken)) last--
    const end = way[last] ?? from
    if (last > 0 && onOne(end.hex, taken)) return
    let through = false
    let attacks = 0
    // A threat on which a way may end is passed too.
    for (const { hex } of way.slice(1, last + 1)) {
      const first = wanted !== undefined && sameHex(hex, wanted) && !through
      if (first) through = true
      else if (onOne(hex, threats)) attacks++
    }
    const key = keyOf({ ...end, through })
    const known = ends.get(key)
    if (known === undefined || attacks < known[0] || (attacks === known[0] && moved < known[1]))
      ends.set(key, [attacks, moved])
  }
  const go = (way: readonly Start[], since: number, turns: number, hard: boolean) => {
    note(way)
    const at = way.at(-1) ?? from
    if (way.length <= course.speed) {
      const hex = hexAhead(at.hex, turnFacing(at.facing, sixth[course.edge]))
      go([...way, { hex, facing: at.facing }], since + 1, 0, hard)
    }
    if (course.turn === null || way.length === 1) return
    for (const side of [-1, 1]) {
      const turned = [...way.slice(0, -1), { hex: at.hex, facing: turnFacing(at.facing, side) }]
      if (course.turn === 0) {
        if (turns < 2) go(turned, since, turns + 1, hard)
      } else if (since >= course.turn) go(turned, 0, turns + 1, hard)
      else if (hard && since >= course.turn - 1) go(turned, 0, turns + 1, false)
    }
  }
  go([from], 0, 0, course.hardTurn)
  return ends
}

/** The ends of reach as the oracle has them; each path is walked, and does what is said of it. */
function ends(from: Start, course: Course, traffic: Traffic): Map<string, [number, number]> {
  return new Map(
    reach(from, course, traffic).map(end => {
      const walked = walk(from, course, end.path, course.exact ? [] : traffic.taken)
      if (isReject(walked)) throw new Error(`${end.path}: ${walked.message}`)
      const last = course.exact ? untilFree(walked.hexes, traffic.taken) : walked.hexes.length
      const way = [from, ...walked.hexes.map((hex, i) => ({ hex, facing: walked.facings[i] ?? from.facing }))]
      expect(way[last]).toEqual({ hex: end.hex, facing: end.facing })
      return [keyOf(end), [end.attacks, walked.hexes.length]]
    }),
  )
}

const plain: Course = { edge: 'forward', speed: 4, exact: false, turn: 2, hardTurn: false }
const from: Start = { hex: [0, 0], facing: 0 }
const nobody: Traffic = { taken: [], threats: [] }

describe('reach against every word of steps', () => {
  it.each([0, 1, 2, 3, 4])('finds every end and no other with turns after %i hexes', turn => {
    const speeds = turn < 2 ? [0, 1, 2, 3, 4] : [0, 1, 3, 5, 6]
    for (const speed of speeds)
      for (const hardTurn of [false, true]) {
        const course = { ...plain, speed, turn, hardTurn }
        expect(ends(from, course, nobody)).toEqual(everyWord(from, course, nobody))
      }
  })

  it('has the fewest free attacks, and of these the fewest hexes, whatever the traffic', () => {
    const chance = seededChance(5)
    const any = <T>(list: readonly T[]): T => list[chance(list.length)] as T
    const anyHex = (): Hex => [chance(9) - 4, chance(9) - 4]
    for (let i = 0; i < 400; i++) {
      const start: Start = { hex: anyHex(), facing: chance(6) as Facing }
      const turn = any([null, 0, 1, 2, 3])
      const course: Course = {
        ...{ edge: any(['forward', 'forward', 'aft', 'forwardPort', 'forwardStarboard']), turn },
        ...{ speed: chance(turn === 0 ? 4 : turn === 1 ? 5 : 7), exact: chance(4) === 0, hardTurn: chance(3) === 0 },
      }
      const taken = Array.from({ length: chance(9) }, anyHex).filter(hex => !sameHex(hex, start.hex))
      const wanted = any([undefined, taken[0], anyHex()])
      const traffic = {
        ...{ taken: taken.slice(chance(2)), threats: taken.filter(() => chance(2) === 0) },
        ...(wanted === undefined || sameHex(wanted, start.hex) ? {} : { wanted }),
      }
      expect(ends(start, course, traffic), JSON.stringify([start, course, traffic])).toEqual(
        everyWord(start, course, traffic),
      )
    }
  })

  it('finds the way around enemies where there is one, and the way through where there is none', () => {
    const threats: Hex[] = [
      [0, -1],
      [1, -2],
    ]
    const found = reach(from, { ...plain, speed: 6, turn: 1 }, { taken: threats, threats })
    const to = (hex: Hex) => found.find(end => sameHex(end.hex, hex) && end.facing === 0)
    // The first hex is ahead, and an enemy is in it: nobody gets past him.
    expect(to([0, -3])).toMatchObject({ attacks: 1 })
    expect(found.every(({ attacks }, i) => attacks >= (i > 0 ? 1 : 0) || found[i]?.path === '')).toBe(true)
    const free = reach({ hex: [0, 1], facing: 0 }, { ...plain, speed: 6, turn: 1 }, { taken: threats, threats })
    expect(free.find(end => sameHex(end.hex, [0, -3]) && end.facing === 0)).toMatchObject({ attacks: 0 })
  })
})

describe('the ships that a move passes', () => {
  const others: Hex[] = [
    [0, -1],
    [0, -3],
  ]

  it('are those whose hexes it enters and leaves, once for each pass', () => {
    const through: Hex[] = [
      [0, -1],
      [0, -2],
      [0, -1],
      [0, -3],
    ]
    expect(passes(through, others)).toEqual([0, 0])
    expect(passes([...through, [0, -4]], others)).toEqual([0, 0, 1])
  })

  it('and a way that may not end on one of them ends before it', () => {
    const ahead = [1, 2, 3].map((n): Hex => [0, -n])
    expect(untilFree(ahead, others)).toBe(2)
    expect(untilFree(ahead.slice(0, 1), others)).toBe(0)
    expect(untilFree(ahead, [])).toBe(3)
  })
})
