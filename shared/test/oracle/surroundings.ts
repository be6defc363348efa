/** What a base may run into: ships, obstacles and the edge, and how deep it is in each (rules/dial.md §5.1, §5.6). */
import type { Area, Body, Point, Pose, Size } from '../../src/geometry/types.ts'
import { bodySeparation, leastSeparation, partsOf, type Still, still } from './bodies.ts'
import { bodyOf, type PlacedShip } from './case.ts'
import { baseOf } from './path.ts'
import { type Rock, rockOf } from './rocks.ts'

export interface Surroundings {
  readonly mover: Body
  readonly guides: boolean
  readonly area: Area
  readonly others: readonly Still[]
  readonly rocks: readonly Rock[]
}

export function surroundings(given: {
  readonly ship: PlacedShip
  readonly ships: readonly PlacedShip[]
  readonly obstacles: readonly (readonly Point[])[]
  readonly area: Area
  readonly guides: boolean
}): Surroundings {
  return {
    mover: bodyOf(given.ship),
    guides: given.guides,
    area: given.area,
    others: given.ships.map(ship => still(bodyOf(ship), given.guides)),
    rocks: given.obstacles.map(rockOf),
  }
}

const bodyAt = (size: Size, pose: Pose): Body => ({ size, pose })

/** How deep the mover at this pose would be in each ship; below zero they are apart. */
export function shipDepths({ mover, others, guides }: Surroundings, pose: Pose): number[] {
  const body = bodyAt(mover.size, pose)
  return others.map(other => -bodySeparation(body, other, guides))
}

/** How deep the mover at this pose would be in each obstacle. */
export function rockDepths({ mover, rocks, guides }: Surroundings, pose: Pose): number[] {
  const parts = partsOf(bodyAt(mover.size, pose), guides)
  const reach = baseOf[mover.size] * Math.SQRT1_2
  return rocks.map(rock => {
    const apart = Math.hypot(rock.x - pose.x, rock.y - pose.y) - rock.radius - reach
    return apart > 0 ? -apart : -leastSeparation(parts, rock.parts)
  })
}

/** How far the mover at this pose would stick out of the area. */
export function outside({ mover, area, guides }: Surroundings, pose: Pose): number {
  let farthest = Number.NEGATIVE_INFINITY
  if (area === null) return farthest
  for (const part of partsOf(bodyAt(mover.size, pose), guides)) {
    for (const [x, y] of part) farthest = Math.max(farthest, -x, -y, x - area[0], y - area[1])
  }
  return farthest
}
