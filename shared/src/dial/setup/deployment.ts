/** Where a ship may be placed: rules/dial.md §1.2 step 5. */
import { type Body, type Box, half, headingOf, insideArea, overlaps, type Pose, pose } from '../../geometry/index.ts'
import { type Reject, reject } from '../../kernel/index.ts'
import { bodyOf, onTable, type Placed, playerOf } from '../look.ts'
import type { DialGame, Ship } from '../state.ts'
import { liesIn, stripAlong, type Zone } from './zone.ts'

const rule = { rule: 'dial §1.2' }

/** Why this ship may not be placed there, in none of the zones; null when it may. Guides are part of the base. */
export function refuseDeployment(game: DialGame, ship: Ship, at: Pose, zones: readonly Zone[]): Reject | null {
  const body: Body = { size: ship.size, pose: at }
  const { guides } = game.ruleset
  if (!insideArea(body, game.area, guides)) return reject('outside_area', 'answer', undefined, rule)
  if (!zones.some(zone => liesIn(game, ship, body, zone))) return reject('outside_strip', 'answer', undefined, rule)
  const blocker = onTable(game).find(other => overlaps(body, bodyOf(other), guides))
  return blocker === undefined ? null : reject('overlaps_ship', 'answer', undefined, { ...rule, ship: blocker.id })
}

/** mm between two places that are tried: finer only where a strip is so full that nothing was found. */
const rasters = [24, 4, 1]
/** mm between two places that are tried in the open. */
const openRaster = 60
/** mm between a base and the ends of a strip: room for the guides. */
const margin = 2

/** Some legal places, nose towards the enemy, all over the zones: those clear of every ship's circle, else all others. */
export function deploymentSamples(game: DialGame, ship: Ship, zones: readonly Zone[]): Pose[] {
  const others = onTable(game)
  for (const raster of rasters) {
    const places = zones.flatMap(zone => placesIn(game, ship, zone, raster))
    const allowed = places.filter(at => zones.some(zone => liesIn(game, ship, { size: ship.size, pose: at }, zone)))
    const clear = allowed.filter(at => others.every(other => apart(at, ship.size, other)))
    const legal = clear.length > 0 ? clear : allowed.filter(at => refuseDeployment(game, ship, at, zones) === null)
    if (legal.length > 0) return legal
  }
  return []
}

/** Two rows along each strip, or a wide raster of the whole area. */
function placesIn(game: DialGame, ship: Ship, { edges }: Zone, raster: number): Pose[] {
  const [width, height] = game.area
  if (edges === null) return placesInBox(game, ship, [0, 0, width, height], openRaster, openRaster)
  return edges.flatMap(edge => {
    const box = stripAlong(game.area, edge)
    const across = Math.min(box[2] - box[0], box[3] - box[1]) - 2 * (half(ship.size) + margin)
    const along = edge === 'south' || edge === 'north'
    // A base that fills the depth of its strip stands in one row.
    const rows = Math.max(across, 1)
    return along ? placesInBox(game, ship, box, raster, rows) : placesInBox(game, ship, box, rows, raster)
  })
}

function placesInBox(game: DialGame, ship: Ship, [left, low, right, high]: Box, byX: number, byY: number): Pose[] {
  const [dx, dy] = headingOf(playerOf(game, ship.seat).edge === 'south' ? 0 : 180)
  const edge = half(ship.size) + margin
  const places: Pose[] = []
  for (let x = left + edge; x <= right - edge; x += byX) {
    for (let y = low + edge; y <= high - edge; y += byY) places.push(pose(x, y, dx, dy))
  }
  return places
}

/** Whether two bases cannot overlap whichever way they face. A base with its guides lies within 1.5 times its half. */
function apart(at: Pose, size: Ship['size'], { size: otherSize, pose: other }: Placed): boolean {
  const reach = 1.5 * (half(size) + half(otherSize))
  const [dx, dy] = [at.x - other.x, at.y - other.y]
  return dx * dx + dy * dy > reach * reach
}
