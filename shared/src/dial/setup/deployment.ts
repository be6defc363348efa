/** Where a ship may be placed: rules/dial.md §1.2 step 5, A57, §14 validator rectangles. */
import { type Body, extent, headingOf, overlaps, type Pose, pose } from '../../geometry/index.ts'
import { type Reject, reject } from '../../kernel/index.ts'
import { bodyOf, onTable, playerOf } from '../look.ts'
import type { DialGame, Ship } from '../state.ts'

/** Depth of the strip along a player's own edge, mm: range 1. */
const strip = 100
/** Contact with a line is no leaving (design §4), mm. */
const contact = 1e-7
/** A base within this of an edge fills the strip up to it, mm. */
const fills = 0.05

/**
 * Why this ship may not be placed there; null when it may. Guides are part of the base. A large ship may stick out of
 * the strip only when it fills the strip's depth.
 */
export function refuseDeployment(game: DialGame, ship: Ship, at: Pose): Reject | null {
  const body: Body = { size: ship.size, pose: at }
  const { guides } = game.ruleset
  const [width, height] = game.area
  const box = extent(body, guides)
  const inside = box.left >= -contact && box.right <= width + contact && box.bottom >= -contact && box.top <= height + contact
  if (!inside) return reject('outside_area', 'answer')
  const south = playerOf(game, ship.seat).edge === 'south'
  const [near, deep] = south ? [box.bottom, box.top] : [height - box.top, height - box.bottom]
  const fillsDepth = ship.size === 'large' && near <= fills
  if (deep > strip + contact && !fillsDepth) return reject('outside_strip', 'answer', undefined, { depth: deep })
  const blocker = onTable(game).find(other => overlaps(body, bodyOf(other), guides))
  return blocker === undefined ? null : reject('overlaps_ship', 'answer', undefined, { ship: blocker.id })
}

/** mm between two places that are tried. */
const raster = 24

/** Some legal places, nose towards the enemy, along the whole strip. */
export function deploymentSamples(game: DialGame, ship: Ship): Pose[] {
  const [width, height] = game.area
  const south = playerOf(game, ship.seat).edge === 'south'
  const [dx, dy] = headingOf(south ? 0 : 180)
  const box = extent({ size: ship.size, pose: pose(0, 0, dx, dy) }, game.ruleset.guides)
  const samples: Pose[] = []
  for (let x = -box.left; x <= width - box.right; x += raster) {
    for (const depth of [-box.bottom, strip - box.top]) {
      const at = pose(x, south ? depth : height - depth, dx, dy)
      if (refuseDeployment(game, ship, at) === null) samples.push(at)
    }
  }
  return samples
}

