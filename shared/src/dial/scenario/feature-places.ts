/** Where a feature may lie: rules/dial.md §1.3. */
import { headingOf, type Pose, pose, rangeOfShapes, type Shape, shapeInsideArea } from '../../geometry/index.ts'
import { type Reject, reject } from '../../kernel/index.ts'
import type { DialGame, Player } from '../state.ts'
import { lyingFeatures, squareAt } from './features.ts'

export type Edge = Player['edge']

const rule = 'dial §1.3'
/** Range 2–4 of an edge, mm. */
const [near, far] = [100, 400]
/** A distance on a band's end is in the nearer one; mm. */
const equal = 1e-7

/** Why a feature may not lie there: range 2–4 of this edge, range 3 of the centre, beyond range 2 of every other. */
export function refuseFeature(game: DialGame, edge: Edge, at: Pose): Reject | null {
  const square = squareAt(game, at)
  if (!shapeInsideArea(square, game.area)) return reject('outside_area', 'answer', undefined, { rule })
  const distance = fromEdge(game, square, edge)
  if (distance <= near + equal || distance > far + equal)
    return reject('out_of_range', 'answer', `It must lie at range 2–4 of the ${edge} edge.`, { rule, edge, distance })
  const [centre, ...others] = lyingFeatures(game)
  if (centre === undefined) throw new Error('there is no feature in the centre')
  const middle = rangeOfShapes(square, squareAt(game, centre.pose))
  if (middle.range !== 3)
    return reject('out_of_range', 'answer', 'It must lie at range 3 of the feature in the centre.', {
      ...{ rule, feature: centre.id, distance: middle.distance },
    })
  if (!keepsApart(game)) return null
  for (const other of others) {
    const gap = rangeOfShapes(square, squareAt(game, other.pose))
    if (gap.range !== null && gap.range <= 2)
      return reject('too_close', 'answer', 'It must lie beyond range 2 of every other feature.', {
        ...{ rule, feature: other.id, distance: gap.distance },
      })
  }
  return null
}

/** The AMG sheet of Scramble the Transmissions names no gap between features. */
function keepsApart({ ruleset, scenario }: DialGame): boolean {
  return ruleset.name !== 'amg' || scenario !== 'scramble'
}

/** Between the edge and the nearest point. */
function fromEdge({ area }: DialGame, { parts }: Shape, edge: Edge): number {
  const heights = parts.flatMap(part => part.map(([, y]) => (edge === 'south' ? y : area[1] - y)))
  return Math.min(...heights)
}

/**
 * A quick look by circles in and around the squares: whether a feature may lie there; null where it has to be measured.
 * A millimetre more and less lets no rounding decide.
 */
function glance(game: DialGame, edge: Edge, { x, y }: Pose): boolean | null {
  const { area, ruleset } = game
  const inner = ruleset.featureSide / 2 - 1
  const outer = (ruleset.featureSide * Math.SQRT2) / 2 + 1
  const height = edge === 'south' ? y : area[1] - y
  const [centre, ...others] = lyingFeatures(game).map(({ pose: at }) => {
    return Math.sqrt((x - at.x) * (x - at.x) + (y - at.y) * (y - at.y))
  })
  if (centre === undefined) throw new Error('there is no feature in the centre')
  const looks = [
    isBetween(height - outer, height - inner, near, far),
    isBetween(centre - 2 * outer, centre - 2 * inner, 200, 300),
    Math.min(x, y, area[0] - x, area[1] - y) > outer || null,
    ...(keepsApart(game) ? others : []).map(other => isBetween(other - 2 * outer, other - 2 * inner, 200, Infinity)),
  ]
  if (looks.includes(false)) return false
  return looks.includes(null) ? null : true
}

/** Whether a length from `least` to `most` lies in a band; null where it may or may not. */
function isBetween(least: number, most: number, from: number, to: number): boolean | null {
  if (most <= from || least > to) return false
  return least > from && most <= to ? true : null
}

/** Rings around the centre, mm, and the degrees between two places on one; a finer raster only when nothing was found. */
const rasters = [
  { radii: [255, 275, 300], step: 15 },
  { radii: [237, 245, 255, 265, 275, 285, 300, 318, 335], step: 3 },
]

/** Some legal places; none only where the finest raster finds none. */
export function featurePlaces(game: DialGame, edge: Edge): Pose[] {
  const [x, y] = [game.area[0] / 2, game.area[1] / 2]
  for (const { radii, step } of rasters) {
    const places: Pose[] = []
    for (let degrees = 0; degrees < 360; degrees += step) {
      const [dx, dy] = headingOf(degrees)
      for (const radius of radii) places.push(pose(x + radius * dx, y + radius * dy, 0, 1))
    }
    const legal = places.filter(at => glance(game, edge, at) ?? refuseFeature(game, edge, at) === null)
    if (legal.length > 0) return legal
  }
  return []
}
