/** Where an obstacle may lie: beyond range 1 of every other and beyond range 2 of every edge (rules/dial.md §1.2 step 4). */
import {
  beyondEdges,
  headingOf,
  type Pose,
  placeShape,
  pose,
  rangeOfShapes,
  shapesOverlap,
} from '../../geometry/index.ts'
import { type Reject, reject } from '../../kernel/index.ts'
import { type ObstacleId, obstacleOutlines } from '../data/obstacles/index.ts'
import { obstaclesOf } from '../look.ts'
import { obstacleShape } from '../objects.ts'
import { lyingFeatures, squareAt } from '../scenario/features.ts'
import type { DialGame, Obstacle } from '../state.ts'

/** The ranges that an obstacle lies beyond, mm. */
const fromEdges = 200
const fromOthers = 1

export function refuseObstacle(game: DialGame, outline: ObstacleId, at: Pose): Reject | null {
  const shape = placeShape(obstacleOutlines[outline].parts, at)
  if (!beyondEdges(shape, game.area, fromEdges)) {
    return reject('too_close', 'answer', 'It must be beyond range 2 of every edge.')
  }
  const under = lyingFeatures(game).find(feature => shapesOverlap(shape, squareAt(game, feature.pose)))
  if (under !== undefined) return reject('on_feature', 'answer', undefined, { rule: 'dial §1.2', feature: under.id })
  for (const other of obstaclesOf(game)) {
    const { range, distance } = rangeOfShapes(shape, obstacleShape(other))
    if (range !== null && range <= fromOthers) {
      return reject('too_close', 'answer', 'It must be beyond range 1 of every other obstacle.', {
        obstacle: other.id,
        distance,
      })
    }
  }
  return null
}

/** mm between the places tried, for a quick look by circles and for an exact one; a finer raster only when nothing was found. */
const quick = [48, 16]
const exact = [16, 8]
/** As many as anybody needs to see. */
const enough = 24

/** Some legal places; none only where the finest raster finds none in any of eight headings. */
export function obstaclePlaces(game: DialGame, outline: ObstacleId): Pose[] {
  for (const raster of quick) {
    const clear = placesOnRaster(game, raster, 0).filter(at => liesClear(game, outline, at))
    if (clear.length > 0) return clear.slice(0, enough)
  }
  for (const raster of exact) {
    for (let turn = 0; turn < 360; turn += 45) {
      const found = firstLegal(game, outline, placesOnRaster(game, raster, turn))
      if (found.length > 0) return found
    }
  }
  return []
}

function firstLegal(game: DialGame, outline: ObstacleId, places: readonly Pose[]): Pose[] {
  const found: Pose[] = []
  for (const at of places) {
    if (refuseObstacle(game, outline, at) === null && found.push(at) === enough) break
  }
  return found
}

/** The raster's places in an order that strews them over the table. */
function placesOnRaster({ area: [width, height] }: DialGame, raster: number, turn: number): Pose[] {
  const [dx, dy] = headingOf(turn)
  const columns = Math.floor((width - 2 * fromEdges) / raster)
  const rows = Math.floor((height - 2 * fromEdges) / raster)
  const count = columns * rows
  return Array.from({ length: count }, (_, i) => {
    const strewn = (i * stride) % count
    const [column, row] = [strewn % columns, Math.floor(strewn / columns)]
    return pose(fromEdges + (column + 0.5) * raster, fromEdges + (row + 0.5) * raster, dx, dy)
  })
}

/** A prime: every place of a raster comes once. */
const stride = 7919

/** A quick look by circles: true only where the place is legal whichever way the obstacles are turned. */
function liesClear(game: DialGame, outline: ObstacleId, { x, y }: Pose): boolean {
  const own = reachOf(outline)
  const [width, height] = game.area
  if (Math.min(x, y, width - x, height - y) <= fromEdges + own) return false
  const cornerOfFeature = (Math.SQRT2 * game.ruleset.featureSide) / 2
  const clear = lyingFeatures(game).every(({ pose: at }) => {
    const apart = own + cornerOfFeature
    return (x - at.x) * (x - at.x) + (y - at.y) * (y - at.y) > apart * apart
  })
  return (
    clear &&
    obstaclesOf(game).every(other => {
      const apart = 100 * fromOthers + own + reachOf(other.outline)
      const [dx, dy] = [x - other.pose.x, y - other.pose.y]
      return dx * dx + dy * dy > apart * apart
    })
  )
}

const reaches = new Map<string, number>()

/** How far an outline's farthest corner lies from its middle, mm, rounded up. */
function reachOf(outline: Obstacle['outline']): number {
  const known = reaches.get(outline)
  if (known !== undefined) return known
  const farthest = Math.max(...obstacleOutlines[outline].outline.map(([x, y]) => Math.sqrt(x * x + y * y)))
  const reach = Math.ceil(farthest)
  reaches.set(outline, reach)
  return reach
}
