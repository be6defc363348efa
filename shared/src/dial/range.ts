/** Range between objects on the table: rules/dial.md §6.1, §5.1. */
import {
  type Band,
  half,
  liesOn,
  partInArc,
  type Range,
  rangeOfBodies,
  rangeToShape,
  type Shape,
} from '../geometry/index.ts'
import { obstacleOutlines } from './data/obstacles/index.ts'
import { bodyOf, obstaclesOf, type Placed, placedShip, touchedBy } from './look.ts'
import { deviceShape, obstacleShape } from './objects.ts'
import { isIgnored } from './obstacles/heeded.ts'
import type { DialGame, ObjectRef, Obstacle } from './state.ts'

/** Where range 3 ends, in mm, and a length that is surely beyond it. */
const range3 = 300
const beyond = range3 + 1

/** The band between two ships: 0 by the stored facts, else by the nearest points of the bases. */
export function rangeBetween(game: DialGame, a: Placed, b: Placed): Band {
  if (touchedBy(game, a.id).includes(b.id)) return 0
  const reach = Math.SQRT2 * (half(a.size) + half(b.size))
  if (fromCentre(a, b.pose.x, b.pose.y) - reach > beyond) return null
  return rangeOfBodies(bodyOf(a), bodyOf(b), game.ruleset.guides).range
}

/** Whether one is at range 0 to `most` of the other; a ship is at range 0 of itself. */
export function isAround(game: DialGame, of: Placed, other: Placed, most: number): boolean {
  return of.id === other.id || isWithin(rangeBetween(game, of, other), 0, most)
}

/** Whether a band is one of those from `least` to `most`. */
export function isWithin(band: Band, least: number, most: number): boolean {
  return band !== null && band >= least && band <= most
}

/** Whether an object that is on the table lies at range 0–3. Most are plainly near or far, so corners are compared last. */
export function isInRange3(game: DialGame, ship: Placed, on: ObjectRef): boolean {
  if (on.kind === 'ship') {
    const other = placedShip(game, on.id)
    const near = fromCentre(ship, other.pose.x, other.pose.y) <= range3 + half(ship.size) + half(other.size)
    return near || rangeBetween(game, ship, other) !== null
  }
  const shape = shapeOf(game, on)
  return glance(ship, shape) ?? rangeToShape(bodyOf(ship), shape, game.ruleset.guides).range !== null
}

/** Whether a shape is plainly within range 3 or, by a disc around it, plainly beyond; null when it has to be measured. */
function glance(ship: Placed, { parts }: Shape): boolean | null {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const part of parts) {
    for (const corner of part) {
      const [x, y] = [corner[0], corner[1]]
      if (fromCentre(ship, x, y) <= range3 + half(ship.size)) return true
      left = Math.min(left, x)
      right = Math.max(right, x)
      low = Math.min(low, y)
      high = Math.max(high, y)
    }
  }
  const reach = length(right - left, high - low) / 2 + Math.SQRT2 * half(ship.size)
  return fromCentre(ship, (left + right) / 2, (low + high) / 2) - reach > beyond ? false : null
}

/** The band between a ship and an obstacle. */
export function rangeToObstacle({ ruleset }: DialGame, ship: Placed, obstacle: Obstacle): Band {
  return rangeToShape(bodyOf(ship), obstacleShape(obstacle), ruleset.guides).range
}

/** A line as a refusal tells it; there is none where one thing lies on the other. */
export function lineFact(line: Range['line']): { readonly line?: string } {
  return line === null ? {} : { line: JSON.stringify(line) }
}

/** The shortest line between a ship and an object on the table: what decides about the range, as a refusal tells it. */
export function decidingLine(game: DialGame, ship: Placed, on: ObjectRef): { readonly line?: string } {
  const { guides } = game.ruleset
  const body = bodyOf(ship)
  if (on.kind === 'ship') return lineFact(rangeOfBodies(body, bodyOf(placedShip(game, on.id)), guides).line)
  return lineFact(rangeToShape(body, shapeOf(game, on), guides).line)
}

/** Whether any part of a ship's base lies in another's bullseye arc, however far (rules/dial.md §6.2). */
export function isInBullseye({ ruleset }: DialGame, ship: Placed, other: Placed): boolean {
  return partInArc(bodyOf(ship), 'bullseye', bodyOf(other), ruleset) !== null
}

/** Gas and chaff: a ship at range 0 of one neither locks nor is locked (rules/dial.md §5.5). */
export function cloudsOf(game: DialGame): Obstacle[] {
  return obstaclesOf(game).filter(({ outline }) => {
    const { kind } = obstacleOutlines[outline]
    return kind === 'gas' || kind === 'chaff'
  })
}

/** Whether a ship stands on one of these clouds that it does not ignore. */
export function isIn(clouds: readonly Obstacle[], ship: Placed, game: DialGame): boolean {
  return clouds.some(
    cloud =>
      liesOn(bodyOf(ship), obstacleShape(cloud), game.ruleset.guides) && !isIgnored(game, ship, cloud.id, 'lock'),
  )
}

function shapeOf(game: DialGame, { kind, id }: ObjectRef): Shape {
  const obstacle = game.obstacles[id]
  if (kind === 'obstacle' && obstacle !== undefined) return obstacleShape(obstacle)
  const device = game.devices[id]
  if (kind === 'device' && device !== undefined) return deviceShape(device)
  throw new Error(`no ${kind} ${id}`)
}

const fromCentre = ({ pose }: Placed, x: number, y: number): number => length(x - pose.x, y - pose.y)

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y)
