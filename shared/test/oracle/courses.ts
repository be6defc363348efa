/** Every course a dial or a card can ask for, with its dial code where it has one: rules/dial.md §4.3, §11.2. */
import type { Course } from '../../src/geometry/types.ts'

export interface Coded {
  readonly course: Course
  readonly code: string
}

const plain: Course = { template: 'stationary', speed: 0, side: null, end: 'plain', reverse: false, sideslip: false }

function sided(speed: number, [left, right]: readonly [string, string], course: Partial<Course>): Coded[] {
  const both = { ...plain, ...course, speed }
  return [
    { code: `${speed}${left}W`, course: { ...both, side: 'left' } },
    { code: `${speed}${right}W`, course: { ...both, side: 'right' } },
  ]
}

function straights(letter: string, speeds: readonly number[], course: Partial<Course>): Coded[] {
  return speeds.map(speed => ({
    code: `${speed}${letter}W`,
    course: { ...plain, ...course, template: 'straight', speed },
  }))
}

const bends = [1, 2, 3].flatMap(speed => [
  ...sided(speed, ['B', 'N'], { template: 'bank' }),
  ...sided(speed, ['T', 'Y'], { template: 'turn' }),
])

export const dialCourses: readonly Coded[] = [
  { code: '0OR', course: plain },
  ...straights('F', [1, 2, 3, 4, 5], {}),
  ...straights('K', [1, 2, 3, 4, 5], { end: 'koiogran' }),
  ...straights('S', [1, 2, 3], { reverse: true }),
  ...bends,
  ...[1, 2, 3].flatMap(speed => [
    ...sided(speed, ['L', 'P'], { template: 'bank', end: 'segnor' }),
    ...sided(speed, ['E', 'R'], { template: 'turn', end: 'tallon' }),
    ...sided(speed, ['A', 'D'], { template: 'bank', reverse: true }),
  ]),
]

export const sideslips: readonly Coded[] = bends.map(({ code, course }) => ({
  code,
  course: { ...course, sideslip: true },
}))
