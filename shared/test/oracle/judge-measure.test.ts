import { describe, expect, it } from 'vitest'
import type { InArc, Measure } from '../../src/geometry/types.ts'
import type { MeasureCase } from './case.ts'
import { judgeMeasure } from './judge-measure.ts'

// rules/dial.md §6.1, and the referee contract's own example.
const given: MeasureCase = {
  attacker: { size: 'small', pose: [0, 0, 0] },
  defender: { size: 'small', pose: [105, 110, 0] },
  ships: [],
  obstacles: [],
  guides: true,
}
const clear = { in: true, obstructed: false, by: [], through: [] } as const
const corner = Math.hypot(65, 70)
const nearest: InArc = {
  ...clear,
  distance: corner,
  range: 1,
  deciding: [
    [20, 20],
    [85, 90],
  ],
}
const edge = 85 / Math.tan((40.62 * Math.PI) / 180)
const inFront: InArc = {
  ...clear,
  distance: Math.hypot(65, edge - 20),
  range: 2,
  deciding: [
    [20, 20],
    [85, edge],
  ],
}
const out = { in: false } as const
const arcs = { front: inFront, rear: out, left: out, right: nearest, bullseye: out, fullFront: nearest, fullRear: out }
const right: Measure = { distance: corner, range: 1, arcs }

const problems = (answer: Measure, asked = given): string => judgeMeasure(asked, answer).problems.join('; ')
const inArc = (arc: Partial<InArc>): Measure => ({ ...right, arcs: { ...arcs, front: { ...inFront, ...arc } } })

describe('the judge of measurements', () => {
  it('accepts the contract’s example', () => expect(problems(right)).toBe(''))

  it.each([
    ['a wrong distance', { ...right, distance: 95 }, 'distance'],
    ['a wrong range', { ...right, range: 2 }, 'range'],
    ['an arc left out', { ...right, arcs: { ...arcs, fullFront: out } }, 'fullFront'],
    ['an arc too many', { ...right, arcs: { ...arcs, left: nearest } }, 'left'],
    ['the distance outside the arc', inArc({ distance: corner, deciding: nearest.deciding }), 'front: distance'],
    ['a wrong range in the arc', inArc({ range: 1 }), 'front: range'],
    [
      'a line off the part in the arc',
      inArc({
        deciding: [
          [20, 20],
          [86, 99],
        ],
      }),
      'front: the ',
    ],
    ['an obstacle that is not there', inArc({ obstructed: true, by: [0] }), 'front: by'],
  ] as const)('refuses %s', (_, answer, problem) => expect(problems(answer)).toContain(problem))

  it('asks whether every shortest line is blocked: case A46', () => {
    const facing: MeasureCase = { ...given, defender: { size: 'small', pose: [0, 140, 0] }, guides: false }
    const line: InArc = {
      ...clear,
      distance: 100,
      range: 1,
      deciding: [
        [15, 20],
        [15, 120],
      ],
    }
    const bull: InArc = {
      ...line,
      deciding: [
        [7, 20],
        [7, 120],
      ],
    }
    const answer: Measure = {
      distance: 100,
      range: 1,
      arcs: { ...arcs, right: out, front: line, fullFront: line, bullseye: bull },
    }
    expect(problems(answer, facing)).toBe('')
    const half = {
      ...facing,
      obstacles: [
        [
          [-30, 60],
          [3, 60],
          [3, 70],
          [-30, 70],
        ],
      ],
    } as const
    expect(problems(answer, half)).toBe('')
    const blocked: InArc = {
      ...line,
      obstructed: true,
      by: [0],
      deciding: [
        [0, 20],
        [0, 120],
      ],
    }
    expect(problems({ ...answer, arcs: { ...answer.arcs, front: blocked } }, half)).toContain('front: obstructed')
  })
})
