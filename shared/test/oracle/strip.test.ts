import { describe, expect, it } from 'vitest'
import type { Convex, Course } from '../../src/geometry/types.ts'
import { poseAlong, trackOf } from './path.ts'
import { firstMeeting } from './strip.ts'

const course = (template: Course['template'], speed: number): Course => ({
  template,
  speed,
  side: template === 'straight' ? null : 'right',
  end: 'plain',
  reverse: false,
  sideslip: false,
})
const box = (left: number, bottom: number, right: number, top: number): Convex => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]
const straight = trackOf(course('straight', 3), 'small')
const turn = trackOf(course('turn', 3), 'small')

describe('the oracle’s strip', () => {
  it('meets a box across the strip where it begins', () =>
    expect(firstMeeting(straight, [box(-3, 50, 3, 55)], null)).toBeCloseTo(30, 4))
  it('does not meet a box beside it, nor one it only touches', () => {
    expect(firstMeeting(straight, [box(11, 20, 30, 90)], null)).toBeNull()
    expect(firstMeeting(straight, [box(10, 20, 30, 90)], null)).toBeNull()
    expect(firstMeeting(straight, [box(9.99, 20, 30, 90)], null)).toBeCloseTo(0, 4)
  })
  it('counts only the part used: rules/dial.md §14, vector 11', () => {
    const stopped = poseAlong(straight, 60)
    expect(firstMeeting(straight, [box(-3, 39, 3, 50)], stopped)).toBeCloseTo(19, 4)
    expect(firstMeeting(straight, [box(-3, 41, 3, 50)], stopped)).toBeNull()
  })
  it('follows the bend', () => {
    const middle = [90 * (1 - Math.SQRT1_2), 20 + 90 * Math.SQRT1_2] as const
    const rock = box(middle[0] - 2, middle[1] - 2, middle[0] + 2, middle[1] + 2)
    expect(firstMeeting(turn, [rock], null)).toBeCloseTo(90 * (Math.PI / 4) - 2 * Math.SQRT2, 0)
    expect(firstMeeting(turn, [rock], poseAlong(turn, 40 + 60))).toBeNull()
    expect(firstMeeting(turn, [box(85, 20, 95, 30)], null)).toBeNull()
  })
})
