import { describe, expect, it } from 'vitest'
import type { Reposition } from '../../src/geometry/types.ts'
import type { RepositionCase } from './case.ts'
import { poseOf } from './case.ts'
import { judgeReposition } from './judge-reposition.ts'

// rules/dial.md §14, vector 6 and the table of §4.4.
const large: RepositionCase = {
  action: 'barrel-roll',
  ship: { size: 'large', pose: [0, 0, 0] },
  ships: [],
  obstacles: [],
  area: null,
  guides: true,
}
const option = (name: string, x: number, y: number, more: Partial<Reposition> = {}): Reposition => ({
  name,
  pose: poseOf([x, y, 0]),
  legal: true,
  devices: [],
  ...more,
})
const rolls = [
  option('left:+1', -100, 20),
  option('left:0', -100, 0),
  option('left:-1', -100, -20),
  option('right:+1', 100, 20),
  option('right:0', 100, 0),
  option('right:-1', 100, -20),
]
const problems = (given: RepositionCase, answer: readonly Reposition[]): string =>
  judgeReposition(given, answer).problems.join('; ')

describe('the judge of repositions', () => {
  it('accepts the golden rolls', () => expect(problems(large, rolls)).toBe(''))

  it('refuses another order, another place and a wrong reason', () => {
    expect(problems(large, rolls.toReversed())).toContain('options')
    expect(problems(large, [option('left:+1', -100, 21), ...rolls.slice(1)])).toContain('left:+1')
    expect(problems(large, [option('left:+1', -100, 20, { legal: false, why: 'ship' }), ...rolls.slice(1)])).toContain(
      'the oracle says nothing',
    )
  })

  it('knows the template of a large base: 20 long and 40 wide', () => {
    const rock: RepositionCase['obstacles'] = [
      [
        [45, 15],
        [55, 15],
        [55, 25],
        [45, 25],
      ],
    ]
    const blocked = rolls.map(roll => (roll.pose.x > 0 ? { ...roll, legal: false, why: 'obstacle' as const } : roll))
    expect(problems({ ...large, obstacles: rock }, blocked)).toBe('')
    expect(problems({ ...large, obstacles: rock }, rolls)).toContain('the oracle says obstacle')
    const beside: RepositionCase['obstacles'] = [
      [
        [45, 62],
        [55, 62],
        [55, 72],
        [45, 72],
      ],
    ]
    expect(problems({ ...large, obstacles: beside }, rolls)).toBe('')
  })

  it('takes the first reason of area, ship and obstacle', () => {
    const given: RepositionCase = { ...large, area: [1000, 1000], ships: [{ size: 'small', pose: [-100, 0, 0] }] }
    const gone = rolls.map(roll => ({ ...roll, legal: false, why: 'area' as const }))
    expect(problems(given, gone)).toBe('')
  })
})
