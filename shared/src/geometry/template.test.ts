import { describe, expect, it } from 'vitest'
import { half } from './base.ts'
import { bank, inDegrees, posed, straight, turn } from './table.fixture.ts'
import { centreLine, courseFrame, endStance, poseIn } from './template.ts'
import type { Course, Size } from './types.ts'

/** The end of a course without a twist, from the origin heading north. */
function endOf(course: Course, size: Size) {
  const template = course.template === 'stationary' ? 'straight' : course.template
  return inDegrees(
    poseIn(courseFrame(posed([0, 0, 0]), course), endStance(centreLine(template, course.speed), half(size)), 0),
  )
}

const ends = (course: Course, size: Size, [x, y, degrees]: readonly number[]) => {
  const got = endOf(course, size)
  expect(got[0]).toBeCloseTo(x ?? Number.NaN, 3)
  expect(got[1]).toBeCloseTo(y ?? Number.NaN, 3)
  expect(got[2]).toBeCloseTo(degrees ?? Number.NaN, 9)
}

describe('final poses (rules/dial.md §4.3)', () => {
  it.each([
    [turn(1, 'right'), 'small', [55, 55, 90]],
    [turn(1, 'right'), 'medium', [65, 65, 90]],
    [turn(1, 'right'), 'large', [75, 75, 90]],
    [turn(2, 'right'), 'small', [82.5, 82.5, 90]],
    [turn(2, 'right'), 'medium', [92.5, 92.5, 90]],
    [turn(2, 'right'), 'large', [102.5, 102.5, 90]],
    [turn(3, 'right'), 'small', [110, 110, 90]],
    [turn(3, 'right'), 'medium', [120, 120, 90]],
    [turn(3, 'right'), 'large', [130, 130, 90]],
    [bank(1, 'right'), 'small', [37.574, 90.711, 45]],
    [bank(1, 'right'), 'medium', [44.645, 107.782, 45]],
    [bank(1, 'right'), 'large', [51.716, 124.853, 45]],
    [bank(2, 'right'), 'small', [52.218, 126.066, 45]],
    [bank(2, 'right'), 'medium', [59.289, 143.137, 45]],
    [bank(2, 'right'), 'large', [66.36, 160.208, 45]],
    [bank(3, 'right'), 'small', [66.863, 161.421, 45]],
    [bank(3, 'right'), 'medium', [73.934, 178.492, 45]],
    [bank(3, 'right'), 'large', [81.005, 195.563, 45]],
  ] as const)('%o, %s', ends)

  it('straights go a base and 40 a speed', () => {
    for (const speed of [1, 2, 3, 4, 5]) {
      ends(straight(speed), 'small', [0, 40 + 40 * speed, 0])
      ends(straight(speed), 'medium', [0, 60 + 40 * speed, 0])
      ends(straight(speed), 'large', [0, 80 + 40 * speed, 0])
    }
  })

  it.each([
    [turn(3, 'left'), 'small', [-110, 110, 270]],
    [bank(2, 'left'), 'large', [-66.36, 160.208, 315]],
    [straight(1, { reverse: true }), 'small', [0, -80, 0]],
    [bank(1, 'left', { reverse: true }), 'small', [-37.574, -90.711, 45]],
    [bank(1, 'right', { reverse: true }), 'small', [37.574, -90.711, 315]],
    [bank(1, 'left', { sideslip: true }), 'small', [90.711, 37.574, 315]],
    [bank(1, 'right', { sideslip: true }), 'small', [-90.711, 37.574, 45]],
    [turn(1, 'left', { sideslip: true }), 'large', [75, 75, 270]],
  ] as const)('mirrored, reverse and sideslip: %o, %s', ends)

  it('headings of whole eighths stay exact', () => {
    expect(endOf(turn(2, 'left'), 'small')).toStrictEqual([-82.5, 82.5, 270])
    expect(endOf(bank(1, 'left', { reverse: true }), 'small')[2]).toBe(45)
  })

  it('there is no bank 4', () => {
    expect(() => centreLine('bank', 4)).toThrow('no bank template has speed 4')
  })
})
