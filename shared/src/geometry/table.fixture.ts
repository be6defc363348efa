/** Short words for tests: a table in mm and degrees (rules/dial.md §14). */
import { degreesOf, headingOf } from './degrees.ts'
import { fly } from './fly.ts'
import { splitPolygon } from './polygon.ts'
import type { Body, Course, Flight, FlyRules, Point, Pose, Shape, Size } from './types.ts'

export type Placed = readonly [x: number, y: number, degrees: number]

export function posed([x, y, degrees]: Placed): Pose {
  const [dx, dy] = headingOf(degrees)
  return { x, y, dx, dy }
}

export const ship = (size: Size, x: number, y: number, degrees: number): Body => ({
  size,
  pose: posed([x, y, degrees]),
})

export const inDegrees = ({ x, y, dx, dy }: Pose): Placed => [x, y, degreesOf(dx, dy)]

type Side = 'left' | 'right'

const PLAIN = { end: 'plain', reverse: false, sideslip: false } as const

export const stationary: Course = { ...PLAIN, template: 'stationary', speed: 0, side: null }

export const straight = (speed: number, more: Partial<Course> = {}): Course => ({
  ...PLAIN,
  template: 'straight',
  speed,
  side: null,
  ...more,
})

export const bank = (speed: number, side: Side, more: Partial<Course> = {}): Course => ({
  ...PLAIN,
  template: 'bank',
  speed,
  side,
  ...more,
})

export const turn = (speed: number, side: Side, more: Partial<Course> = {}): Course => ({
  ...PLAIN,
  template: 'turn',
  speed,
  side,
  ...more,
})

export function shape(...outline: readonly Point[]): Shape {
  const parts = splitPolygon(outline)
  if ('why' in parts) throw new Error(parts.why)
  return { parts }
}

export const rectangle = (left: number, low: number, right: number, high: number): Shape =>
  shape([left, low], [right, low], [right, high], [left, high])

/** A disc as a polygon of 64 corners. */
export function disc(x: number, y: number, radius: number): Shape {
  const corners = Array.from({ length: 64 }, (_, i) => headingOf((i * 360) / 64))
  return shape(...corners.map(([dx, dy]): Point => [x + radius * dx, y + radius * dy]))
}

export interface Scene extends Partial<FlyRules> {
  readonly ships?: readonly Body[]
  readonly rocks?: readonly Shape[]
}

/** Flies, with guides and without edges unless the scene says otherwise; a refusal fails the test. */
export function flown(mover: Body, course: Course, { ships = [], rocks = [], ...rules }: Scene = {}): Flight {
  const flight = fly(mover, course, ships, rocks, { guides: true, area: null, slot: null, ...rules })
  if ('code' in flight) throw new Error(flight.code)
  return flight
}
