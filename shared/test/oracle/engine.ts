/** The engine under test, asked as the referee command asks it. */
import {
  barrelRoll,
  boost,
  decloak,
  type Flight,
  fly,
  headingOf,
  type Measure,
  measure,
  type Reposition,
  reposition,
  splitPolygon,
} from '../../src/geometry/index.ts'
import type { Body, Point, Shape } from '../../src/geometry/types.ts'
import type { FlightCase, MeasureCase, PlacedShip, RepositionCase } from './case.ts'
import type { Refusal } from './judge.ts'

function bodyOf({ size, pose: [x, y, degrees] }: PlacedShip): Body {
  const [dx, dy] = headingOf(degrees)
  return { size, pose: { x, y, dx, dy } }
}

function shapeOf(outline: readonly Point[]): Shape {
  const parts = splitPolygon(outline)
  if ('why' in parts) throw new Error(`the engine refuses an outline: ${parts.why}`)
  return { parts }
}

export const engineFlight = ({ ship, course, ships, obstacles, guides, area, slot }: FlightCase): Flight | Refusal =>
  fly(bodyOf(ship), course, ships.map(bodyOf), obstacles.map(shapeOf), { guides, area, slot })

export const engineMeasure = ({ attacker, defender, ships, obstacles, guides }: MeasureCase): Measure =>
  measure(bodyOf(attacker), bodyOf(defender), ships.map(bodyOf), obstacles.map(shapeOf), { guides })

const variants = { 'barrel-roll': barrelRoll, boost: () => boost(), decloak }

export function engineReposition({ action, ship, ships, obstacles, guides, area }: RepositionCase): Reposition[] {
  const around = { ships: ships.map(bodyOf), obstacles: obstacles.map(shapeOf), devices: [], guides, area }
  return reposition(bodyOf(ship), variants[action](ship.size), around)
}
