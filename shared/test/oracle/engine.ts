/** The engine under test, asked as the referee command asks it. */
import type { Flight } from '../../src/geometry/index.ts'
import { fly, headingOf, splitPolygon } from '../../src/geometry/index.ts'
import type { Body, Shape } from '../../src/geometry/types.ts'
import type { FlightCase, PlacedShip } from './case.ts'
import type { Refusal } from './judge.ts'

function bodyOf({ size, pose: [x, y, degrees] }: PlacedShip): Body {
  const [dx, dy] = headingOf(degrees)
  return { size, pose: { x, y, dx, dy } }
}

export function engineFlight({ ship, course, ships, obstacles, guides, area, slot }: FlightCase): Flight | Refusal {
  const shapes = obstacles.map((outline): Shape => {
    const split = splitPolygon(outline)
    if ('why' in split) throw new Error(`the engine refuses an outline: ${split.why}`)
    return { parts: split }
  })
  return fly(bodyOf(ship), course, ships.map(bodyOf), shapes, { guides, area, slot })
}
