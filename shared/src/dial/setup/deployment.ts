/** Where a ship may be placed: rules/dial.md §1.2 step 5, A57. */
import {
  type Body,
  half,
  headingOf,
  inDeployment,
  insideArea,
  overlaps,
  type Pose,
  pose,
} from '../../geometry/index.ts'
import { type Reject, reject } from '../../kernel/index.ts'
import { bodyOf, onTable, type Placed, playerOf } from '../look.ts'
import type { DialGame, Ship } from '../state.ts'

/** Depth of the strip along a player's own edge, mm: range 1. */
const strip = 100

/** Why this ship may not be placed there; null when it may. Guides are part of the base. */
export function refuseDeployment(game: DialGame, ship: Ship, at: Pose): Reject | null {
  const body: Body = { size: ship.size, pose: at }
  const { guides } = game.ruleset
  if (!insideArea(body, game.area, guides)) return reject('outside_area', 'answer')
  const edge = playerOf(game, ship.seat).edge === 'south' ? 'low' : 'high'
  if (!inDeployment(body, game.area, edge, strip, guides)) return reject('outside_strip', 'answer')
  const blocker = onTable(game).find(other => overlaps(body, bodyOf(other), guides))
  return blocker === undefined ? null : reject('overlaps_ship', 'answer', undefined, { ship: blocker.id })
}

/** mm between two places that are tried: finer only where the strip is so full that nothing was found. */
const rasters = [24, 4, 1]
/** mm between a base and the ends of the strip: room for the guides. */
const margin = 2

/** Some legal places, nose towards the enemy, along the whole strip: those clear of every ship's circle, else all others. */
export function deploymentSamples(game: DialGame, ship: Ship): Pose[] {
  const others = onTable(game)
  for (const raster of rasters) {
    const places = placesInStrip(game, ship, raster)
    const clear = places.filter(at => others.every(other => apart(at, ship.size, other)))
    const legal = clear.length > 0 ? clear : places.filter(at => refuseDeployment(game, ship, at) === null)
    if (legal.length > 0) return legal
  }
  return []
}

function placesInStrip(game: DialGame, ship: Ship, raster: number): Pose[] {
  const [width, height] = game.area
  const south = playerOf(game, ship.seat).edge === 'south'
  const [dx, dy] = headingOf(south ? 0 : 180)
  const edge = half(ship.size) + margin
  const places: Pose[] = []
  for (let x = edge; x <= width - edge; x += raster) {
    for (const depth of [edge, strip - edge]) places.push(pose(x, south ? depth : height - depth, dx, dy))
  }
  return places
}

/** Whether two bases cannot overlap whichever way they face. A base with its guides lies within 1.5 times its half. */
function apart(at: Pose, size: Ship['size'], { size: otherSize, pose: other }: Placed): boolean {
  const reach = 1.5 * (half(size) + half(otherSize))
  const [dx, dy] = [at.x - other.x, at.y - other.y]
  return dx * dx + dy * dy > reach * reach
}
