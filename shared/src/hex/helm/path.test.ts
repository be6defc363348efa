import { describe, expect, it } from 'vitest'
import type { Hex } from '../../geometry/index.ts'
import { isReject } from '../../kernel/index.ts'
import type { Course } from './course.ts'
import { courseOf, type WayName } from './courses.ts'
import { type Place, walk } from './path.ts'

const from: Place = { hex: [0, 0], facing: 0 }
const course = (turn: number | null, more: Partial<Course> = {}): Course => ({
  ...{ edge: 'forward', speed: 8, exact: false, turn, hardTurn: false },
  ...more,
})

/** Where a path leads, `q,r facing`, or which step is refused and why. */
function result(path: string, on: Course, taken: readonly Hex[] = []): string {
  const walked = walk(from, on, path, taken)
  if (!isReject(walked)) return `${walked.end.hex} ${walked.end.facing}`
  return `${walked.facts?.index} ${walked.facts?.why ?? walked.code}`
}

describe('a path: rules/hex.md §2.2 and §2.3', () => {
  it('leads through the forward hex, a turn costs nothing', () => {
    expect(result('', course(2))).toBe('0,0 0')
    expect(result('FFF', course(2))).toBe('0,-3 0')
    expect(result('FFRF', course(2))).toBe('1,-3 1')
    expect(result('FFLF', course(2))).toBe('-1,-2 5')
  })

  it('is as long as the speed allows', () => {
    expect(result('FF', course(2, { speed: 2 }))).toBe('0,-2 0')
    expect(result('FFF', course(2, { speed: 2 }))).toBe('2 too_far')
    expect(result('F', course(2, { speed: 0 }))).toBe('0 too_far')
  })

  it('of average ships at speed 8 has four turns and no more', () => {
    expect(result('FFRFFRFFRFFR', course(2))).toBe('4,-2 4')
    expect(result('FFRFFRFFRFFRR', course(2))).toBe('12 turn_too_soon')
  })

  it('6.2: turns after its last hex', () => {
    expect(result('FFR', course(2, { speed: 2 }))).toBe('0,-2 1')
  })

  it('6.3: after a turn counts the hexes that it enters, not the one in which it turned', () => {
    expect(result('FFRFR', course(2))).toBe('4 turn_too_soon')
    expect(result('FFRFFR', course(2))).toBe('2,-4 2')
  })

  it('6.4: of good ships turns once after each hex', () => {
    expect(result('FRFRFR', course(1))).toBe('2,-2 3')
    expect(result('FRR', course(1))).toBe('2 turn_too_soon')
  })

  it('6.5: of perfect ships turns twice for each hex, and not without moving', () => {
    expect(result('FRRFRR', course(0))).toBe('1,-1 4')
    expect(result('FRRR', course(0))).toBe('3 turn_too_soon')
    expect(result('FFRRR', course(0))).toBe('4 turn_too_soon')
    expect(result('R', course(0))).toBe('0 turn_too_soon')
  })

  it('6.6: of a good ship that maneuvers turns as of a perfect one', () => {
    const maneuver = courseOf('maneuver', { speed: 8, turn: 1 })
    expect(result('FRRF', maneuver)).toBe('1,-1 2')
    expect(result('FRRR', maneuver)).toBe('3 turn_too_soon')
  })

  it('6.7: saves no hexes for a second turn', () => {
    expect(result('FFFFRR', course(2))).toBe('5 turn_too_soon')
    expect(result('FFFFR', course(2))).toBe('0,-4 1')
  })

  it('6.8: does not begin with a turn', () => {
    for (const turn of [0, 1, 2, 4]) expect(result('RF', course(turn))).toBe('0 turn_too_soon')
    expect(result('RF', course(1, { hardTurn: true }))).toBe('0 turn_too_soon')
  })

  it('ends on no ship, and passes through any: rules/hex.md §2.4; 6.31', () => {
    const taken: Hex[] = [
      [0, -1],
      [0, -3],
    ]
    expect(result('FF', course(2), taken)).toBe('0,-2 0')
    expect(result('FFF', course(2), taken)).toBe('2 ends_on_ship')
    expect(result('FR', course(1), taken)).toBe('0 ends_on_ship')
    expect(result('FFFF', course(2), taken)).toBe('0,-4 0')
  })

  it('6.32: of a slide goes through one edge all the way, its facing kept', () => {
    expect(result('FFF', courseOf('slidePort', { speed: 3, turn: 0 }))).toBe('-3,0 0')
    expect(result('FFF', courseOf('slideStarboard', { speed: 3, turn: 0 }))).toBe('3,-3 0')
    expect(result('FRF', courseOf('slideStarboard', { speed: 3, turn: 0 }))).toBe('1 not_a_turn_here')
  })

  it('goes backwards when it backs off, half the speed and without turns', () => {
    const backOff = courseOf('backOff', { speed: 5, turn: 0 })
    expect(result('FF', backOff)).toBe('0,2 0')
    expect(result('FFF', backOff)).toBe('2 too_far')
    expect(result('FL', backOff)).toBe('1 not_a_turn_here')
  })

  it('may have one turn a hex sooner by a hard turn: rules/hex.md §3.7', () => {
    const hard = course(2, { hardTurn: true })
    expect(result('FRFFR', hard)).toBe('2,-3 2')
    expect(result('FRFR', hard)).toBe('3 turn_too_soon')
    expect(result('FFRFR', hard)).toBe('1,-3 2')
    expect(result('FRR', course(1, { hardTurn: true }))).toBe('0,-1 2')
    const used = (path: string) => {
      const walked = walk(from, hard, path, [])
      return isReject(walked) ? null : walked.hardTurned
    }
    expect([used('FR'), used('FFR'), used('FF')]).toEqual([true, false, false])
  })

  it('is a word of F, L and R, and what is wrong has its place', () => {
    expect(walk(from, course(2), 'FXF', [])).toMatchObject({ code: 'bad_answer', place: 'answer.path.1' })
    expect(walk(from, course(2), 'FFRRF', [])).toMatchObject({
      ...{ code: 'illegal_step', place: 'answer.path.3', facts: { rule: 'hex §2.3', index: 3 } },
    })
  })

  it('tells how it faces when it has turned in each hex', () => {
    expect(walk(from, course(1), 'FRFLF', [])).toMatchObject({ facings: [1, 0, 0] })
  })
})

describe('the course of a way to move: rules/hex.md §2.6', () => {
  const of = (way: WayName, speed: number, turn: number) => {
    const { speed: most, turn: after } = courseOf(way, { speed, turn })
    return [most, after]
  }

  it('has speed and turns as the action says, rounded down and not below 0', () => {
    expect(of('fly', 7, 2)).toEqual([7, 2])
    expect(of('maneuver', 7, 2)).toEqual([7, 1])
    expect(of('maneuver', 7, 0)).toEqual([7, 0])
    expect(of('fullPower', 7, 2)).toEqual([10, 4])
    expect(of('audaciousGambit', 7, 3)).toEqual([7, 1])
    expect(of('audaciousGambit', 7, 1)).toEqual([7, 0])
    expect(of('glide', 7, 2)).toEqual([3, 4])
    expect(of('backOff', 7, 2)).toEqual([3, null])
    expect(of('barrelRoll', 7, 2)).toEqual([3, 2])
    expect(of('evade', 7, 2)).toEqual([7, 2])
    expect(of('flipAndBurn', 7, 2)).toEqual([3, null])
    expect(of('flyby', 7, 2)).toEqual([7, 2])
    expect(of('slidePort', 7, 2)).toEqual([7, null])
    expect(of('slideFailed', 7, 2)).toEqual([3, null])
    expect(of('turnInPlace', 7, 2)).toEqual([0, null])
  })

  it('adds everything to the turns before it is held at 0', () => {
    expect(of('fullPower', 8, -1)).toEqual([12, 1])
    expect(of('fly', 8, -1)).toEqual([8, 0])
  })

  it('of ramming speed turns two hexes later, at most after 4, and never sooner than it did', () => {
    expect(of('rammingSpeed', 8, 1)).toEqual([8, 3])
    expect(of('rammingSpeed', 8, 3)).toEqual([8, 4])
    expect(of('rammingSpeed', 8, 5)).toEqual([8, 5])
  })

  it('6.34: backs off one hex when that fails, none without speed', () => {
    expect(of('backOffFailed', 8, 2)).toEqual([1, null])
    expect(of('backOffFailed', 1, 2)).toEqual([1, null])
    expect(of('backOffFailed', 0, 2)).toEqual([0, null])
  })
})
