/** The question `dial.fly`: where a manoeuvre ends and what it meets, rules/dial.md §5.1–5.6. */
import { parseCode } from '../dial/manoeuvre/code.ts'
import { fly } from '../geometry/index.ts'
import type { FlyAnswer, FlyQuestion } from '../protocol/referee.ts'
import { isRefusal, overlapAtStart, type Refusal, refuse } from './answer.ts'
import { bodyOf, poseAnswer, shapesOf } from './table.ts'

const ascending = (indices: readonly number[]): number[] => indices.toSorted((a, b) => a - b)

export function dialFly({ ship, maneuver, ships, obstacles, area, guides, slot }: FlyQuestion): FlyAnswer | Refusal {
  const read = parseCode(maneuver)
  if (!read.ok && read.code === 'unknown_maneuver') {
    return refuse(read.code, `maneuver: there is no template for ${maneuver}`)
  }
  if (!read.ok) return refuse(read.code, 'maneuver: a dial code is a speed, a bearing and a colour, such as 2TB')
  const shapes = shapesOf(obstacles)
  if (isRefusal(shapes)) return shapes
  const { course, colour } = read.manoeuvre
  const flight = fly(bodyOf(ship), course, ships.map(bodyOf), shapes, { guides, area, slot: slot ?? null })
  if ('code' in flight) {
    return flight.code === 'overlap_at_start'
      ? overlapAtStart(flight.ship)
      : refuse(flight.code, `slot: ${slot} is not free, but these are: ${flight.slots.join(', ')}`)
  }
  return {
    pose: poseAnswer(flight.pose),
    executed: flight.executed,
    overlapped: flight.overlapped,
    touching: flight.touching,
    movedThrough: ascending(flight.movedThrough),
    onObstacles: flight.under,
    fled: flight.fled,
    difficulty: colour,
    slots: flight.slots,
  }
}
