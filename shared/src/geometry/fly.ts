/** Flying a manoeuvre: rules/dial.md §5.2. */
import type { Body, Course, Flight, FlyRules, OverlapAtStart, Shape, SlotBlocked } from './types.ts'

export function fly(
  _ship: Body,
  _course: Course,
  _ships: readonly Body[],
  _obstacles: readonly Shape[],
  _rules: FlyRules,
): Flight | OverlapAtStart | SlotBlocked {
  throw new Error('being written')
}
