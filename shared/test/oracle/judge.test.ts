import { describe, expect, it } from 'vitest'
import type { Flight } from '../../src/geometry/types.ts'
import type { FlightCase, PlacedShip } from './case.ts'
import { poseOf } from './case.ts'
import { dialCourses } from './courses.ts'
import { judge } from './judge.ts'

const small = (x: number, y: number, degrees = 0): PlacedShip => ({ size: 'small', pose: [x, y, degrees] })

function flightOf(code: string, ships: PlacedShip[], more: Partial<FlightCase> = {}): FlightCase {
  const coded = dialCourses.find(known => known.code === code)
  if (coded === undefined) throw new Error(`no course ${code}`)
  return { ...coded, ship: small(0, 0), ships, obstacles: [], area: null, guides: false, slot: null, ...more }
}

function answer(x: number, y: number, degrees: number, more: Partial<Flight> = {}): Flight {
  const pose = poseOf([x, y, degrees])
  const nothing = { overlapped: [], last: [], touching: [], movedThrough: [], under: [], met: [], slots: null }
  return { pose, executed: 'fully', ...nothing, fled: false, at: { piece: 0, parameter: 0 }, ...more }
}

const bump = { executed: 'partially', overlapped: [0], last: [0], touching: [0] } as const
const problems = (flight: FlightCase, given: Flight): string => judge(flight, given).problems.join('; ')

describe('the judge accepts the golden vectors of rules/dial.md §14', () => {
  it('1: nose bump, without and with guides', () => {
    expect(problems(flightOf('3FW', [small(0, 130)]), answer(0, 90, 0, bump))).toBe('')
    expect(problems(flightOf('3FW', [small(0, 130)], { guides: true }), answer(0, 86.82, 0, bump))).toBe('')
  })
  it('2: a gap of 5 is no bump', () => expect(problems(flightOf('3FW', [small(0, 205)]), answer(0, 160, 0))).toBe(''))
  it('3: back to u = 5, a free contact, and back to the start (case A26)', () => {
    expect(problems(flightOf('1FW', [small(0, 45)]), answer(0, 5, 0, bump))).toBe('')
    expect(problems(flightOf('1FW', [small(0, 40)]), answer(0, 80, 0, { touching: [0] }))).toBe('')
    expect(problems(flightOf('1FW', [small(0, 43.18)], { guides: true }), answer(0, 0, 0, bump))).toBe('')
  })
  it('11: only the part used of the template counts', () => {
    const rocks: FlightCase['obstacles'] = [
      [
        [-3, 39],
        [3, 39],
        [3, 39.9],
        [-3, 39.9],
      ],
      [
        [-3, 105],
        [3, 105],
        [3, 110],
        [-3, 110],
      ],
    ]
    const flight = flightOf('3FW', [small(0, 100), small(0, 150)], { obstacles: rocks })
    const stopped = { ...bump, overlapped: [1], movedThrough: [0], met: [0] }
    expect(problems(flight, answer(0, 60, 0, stopped))).toBe('')
    expect(problems(flight, answer(0, 60, 0, { ...stopped, movedThrough: [0, 1], met: [0, 1] }))).toContain(
      'movedThrough',
    )
  })
  it('12: fleeing', () => {
    const flight = flightOf('1FW', [], { ship: small(457.2, 30, 180), area: [914.4, 914.4] })
    expect(problems(flight, answer(457.2, -50, 180, { fled: true }))).toBe('')
  })
})

describe('the judge refuses', () => {
  const flight = flightOf('3FW', [small(0, 130)])
  it.each([
    ['a pose that overlaps', answer(0, 90.001, 0, bump), 'overlaps'],
    ['a pose below a free one', answer(0, 89.999, 0, bump), 'is free as well'],
    ['a pose off the path', answer(0.00001, 90, 0, bump), 'off the path'],
    ['full execution', answer(0, 160, 0), 'partially wanted'],
    ['the wrong ships overlapped', answer(0, 90, 0, { ...bump, overlapped: [] }), 'overlapped'],
    ['the wrong last ship', answer(0, 90, 0, { ...bump, last: [], touching: [0] }), 'last'],
    ['a missing touch', answer(0, 90, 0, { ...bump, touching: [] }), 'touching'],
    ['fleeing from no area', answer(0, 90, 0, { ...bump, fled: true }), 'fled'],
    ['slots for a straight', answer(0, 90, 0, { ...bump, slots: [] }), 'slots'],
  ])('%s', (_, given, problem) => expect(problems(flight, given)).toContain(problem))

  it('backing past a free window, however narrow', () => {
    const wanted = { executed: 'partially', overlapped: [0], last: [0], touching: [0] } as const
    const wide = flightOf('4FW', [small(0, 200), small(0, 100)])
    expect(problems(wide, answer(0, 160, 0, wanted))).toBe('')
    expect(problems(wide, answer(0, 150, 0, { ...wanted, touching: [] }))).toContain('is free as well')
    // Exactly the 40 mm of a small base: the window is one pose wide.
    const exact = flightOf('4FW', [small(0, 190), small(0, 110)])
    expect(problems(exact, answer(0, 150, 0, { ...wanted, touching: [0, 1] }))).toBe('')
    expect(problems(exact, answer(0, 70, 0, { ...wanted, last: [1], touching: [1] }))).toContain('is free as well')
  })

  it('obstacles that are wrong, missing or out of order', () => {
    const rocks: FlightCase['obstacles'] = [
      [
        [-3, 60],
        [3, 60],
        [3, 70],
        [-3, 70],
      ],
      [
        [-3, 30],
        [3, 30],
        [3, 40],
        [-3, 40],
      ],
      [
        [-3, 145],
        [3, 145],
        [3, 150],
        [-3, 150],
      ],
    ]
    const over = flightOf('3FW', [], { obstacles: rocks })
    const right = { movedThrough: [1, 0], under: [2], met: [1, 0, 2] }
    expect(problems(over, answer(0, 160, 0, right))).toBe('')
    expect(problems(over, answer(0, 160, 0, { ...right, movedThrough: [0, 1], met: [0, 1, 2] }))).toContain('is met at')
    expect(problems(over, answer(0, 160, 0, { ...right, movedThrough: [1], met: [1, 2] }))).toContain('movedThrough')
    expect(problems(over, answer(0, 160, 0, { ...right, under: [], met: [1, 0] }))).toContain('under')
    expect(problems(over, answer(0, 160, 0, { ...right, met: [0, 1, 2] }))).toContain('met')
  })
})
