/** Range between objects on the table: rules/dial.md §6.1, §5.1. */
import {
  type Band,
  half,
  liesOn,
  type Point,
  partInArc,
  rangeOfBodies,
  rangeToShape,
  type Shape,
} from '../geometry/index.ts'
import { obstacleOutlines } from './data/obstacles/index.ts'
import { bodyOf, obstaclesOf, type Placed, placedShip, touchedBy } from './look.ts'
import { deviceShape, obstacleShape } from './objects.ts'
import type { DialGame, ObjectRef } from './state.ts'

/** Where range 3 ends, in mm, and a length that is surely beyond it. */
const range3 = 300
const beyond = range3 + 1

/** The band between two ships: 0 by the stored facts, else by the nearest points of the bases. */
export function rangeBetween(game: DialGame, a: Placed, b: Placed): Band {
  if (touchedBy(game, a.id).includes(b.id)) return 0
  const reach = Math.SQRT2 * (half(a.size) + half(b.size))
  if (fromCentre(a, [b.pose.x, b.pose.y]) - reach > beyond) return null
  return rangeOfBodies(bodyOf(a), bodyOf(b), game.ruleset.guides).range
}

/** Whether an object that is on the table lies at range 0–3. Most are plainly near or far, so corners are compared last. */
export function isInRange3(game: DialGame, ship: Placed, on: ObjectRef): boolean {
  const inner = half(ship.size)
  if (on.kind === 'ship') {
    const other = placedShip(game, on.id)
    const near = fromCentre(ship, [other.pose.x, other.pose.y]) <= range3 + inner + half(other.size)
    return near || rangeBetween(game, ship, other) !== null
  }
  const shape = shapeOf(game, on)
  const corner = shape.parts[0]?.[0]
  const near = corner !== undefined && fromCentre(ship, corner) <= range3 + inner
  return near || rangeToShape(bodyOf(ship), shape, game.ruleset.guides).range !== null
}

/** Whether any part of a ship's base lies in another's bullseye arc, however far (rules/dial.md §6.2). */
export function isInBullseye(ship: Placed, other: Placed): boolean {
  return partInArc(bodyOf(ship), 'bullseye', bodyOf(other)) !== null
}

/** Whether a ship is at range 0 of a gas or chaff cloud: it neither locks nor is locked (rules/dial.md §5.5). */
export function isInCloud(game: DialGame, ship: Placed): boolean {
  return obstaclesOf(game).some(obstacle => {
    const { kind } = obstacleOutlines[obstacle.outline]
    return (kind === 'gas' || kind === 'chaff') && liesOn(bodyOf(ship), obstacleShape(obstacle), game.ruleset.guides)
  })
}

function shapeOf(game: DialGame, { kind, id }: ObjectRef): Shape {
  const obstacle = game.obstacles[id]
  if (kind === 'obstacle' && obstacle !== undefined) return obstacleShape(obstacle)
  const device = game.devices[id]
  if (kind === 'device' && device !== undefined) return deviceShape(device)
  throw new Error(`no ${kind} ${id}`)
}

function fromCentre({ pose }: Placed, [x, y]: Point): number {
  return Math.sqrt((x - pose.x) * (x - pose.x) + (y - pose.y) * (y - pose.y))
}
