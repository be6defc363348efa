/** Where an obstacle may lie: beyond range 1 of every other and beyond range 2 of every edge (rules/dial.md §1.2 step 4). */
import { beyondEdges, headingOf, type Pose, placeShape, pose, rangeOfShapes } from '../../geometry/index.ts'
import { type Reject, reject } from '../../kernel/index.ts'
import { type ObstacleId, obstacleOutlines } from '../data/obstacles/index.ts'
import { obstaclesOf } from '../look.ts'
import { obstacleShape } from '../objects.ts'
import type { DialGame } from '../state.ts'

/** The ranges that an obstacle lies beyond, mm. */
const fromEdges = 200
const fromOthers = 1

export function refuseObstacle(game: DialGame, outline: ObstacleId, at: Pose): Reject | null {
  const shape = placeShape(obstacleOutlines[outline].parts, at)
  if (!beyondEdges(shape, game.area, fromEdges)) {
    return reject('too_close', 'answer', 'It must be beyond range 2 of every edge.')
  }
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

/** Rasters that are tried one after another, mm: the finer ones only when the coarse one finds nothing. */
const rasters = [48, 16, 8]

/** Some legal places; none only where the finest raster finds none in any of eight headings. */
export function obstaclePlaces(game: DialGame, outline: ObstacleId): Pose[] {
  for (const raster of rasters) {
    const found = tryRaster(game, outline, raster)
    if (found.length > 0) return found
  }
  return []
}

function tryRaster(game: DialGame, outline: ObstacleId, raster: number): Pose[] {
  const [width, height] = game.area
  const found: Pose[] = []
  for (let turn = 0; turn < 360 && found.length === 0; turn += 45) {
    const [dx, dy] = headingOf(turn)
    for (let x = fromEdges; x < width - fromEdges; x += raster) {
      for (let y = fromEdges; y < height - fromEdges; y += raster) {
        const at = pose(x, y, dx, dy)
        if (refuseObstacle(game, outline, at) === null) found.push(at)
      }
    }
  }
  return found
}
