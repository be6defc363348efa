/** The question `dial.measure`: range, arcs and obstruction between two ships, rules/dial.md §6. */
import { measure } from '../geometry/index.ts'
import type { MeasureAnswer, MeasureQuestion } from '../protocol/referee.ts'
import { isRefusal, type Refusal } from './answer.ts'
import { bodyOf, shapesOf } from './table.ts'

export function dialMeasure({
  attacker,
  defender,
  ships,
  obstacles,
  guides,
}: MeasureQuestion): MeasureAnswer | Refusal {
  const shapes = shapesOf(obstacles)
  if (isRefusal(shapes)) return shapes
  return measure(bodyOf(attacker), bodyOf(defender), ships.map(bodyOf), shapes, { guides })
}
