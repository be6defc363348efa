/** The question `dial.reposition`: every way to barrel roll, boost or decloak, rules/dial.md §4.4, §8.2. */
import { barrelRoll, boost, decloak, overlaps, reposition, type Size, type Variant } from '../geometry/index.ts'
import type { RepositionAnswer, RepositionQuestion } from '../protocol/referee.ts'
import { isRefusal, overlapAtStart, type Refusal } from './answer.ts'
import { bodyOf, poseAnswer, shapesOf } from './table.ts'

const variants: Readonly<Record<RepositionQuestion['action'], (size: Size) => readonly Variant[]>> = {
  'barrel-roll': barrelRoll,
  boost: () => boost(),
  decloak,
}

export function dialReposition({
  action,
  ship,
  ships,
  obstacles,
  area,
  guides,
}: RepositionQuestion): RepositionAnswer | Refusal {
  const shapes = shapesOf(obstacles)
  if (isRefusal(shapes)) return shapes
  const mover = bodyOf(ship)
  const others = ships.map(bodyOf)
  const onTop = others.findIndex(other => overlaps(mover, other, guides))
  if (onTop >= 0) return overlapAtStart(onTop)
  const around = { ships: others, obstacles: shapes, devices: [], guides, area }
  const tried = reposition(mover, variants[action](ship.size), around)
  return {
    options: tried.map(({ name, pose, legal, why }) => ({
      name,
      pose: poseAnswer(pose),
      legal,
      ...(why === undefined ? {} : { why }),
    })),
  }
}
