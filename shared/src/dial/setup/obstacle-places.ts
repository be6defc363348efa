/** Where an obstacle may lie: beyond range 1 of every other and beyond range 2 of every edge (rules/dial.md §1.2 step 4). */
import {
  beyondEdges,
  headingOf,
  type Point,
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
import { lineFact } from '../range.ts'
import { lyingFeatures, squareAt } from '../scenario/features.ts'
import type { DialGame, Obstacle } from '../state.ts'

/** The ranges that an obstacle lies beyond, mm. */
const fromEdges = 200
const fromOthers = 1

const rule = 'dial §1.2'

export function refuseObstacle(game: DialGame, outline: ObstacleId, at: Pose): Reject | null {
  const shape = placeShape(obstacleOutlines[outline].parts, at)
  if (!beyondEdges(shape, game.area, fromEdges)) {
    return reject('too_close', 'answer', 'It must be beyond range 2 of every edge.', { rule })
  }
  const under = lyingFeatures(game).find(feature => shapesOverlap(shape, squareAt(game, feature.pose)))
  if (under !== undefined) return reject('on_feature', 'answer', undefined, { rule, feature: under.id })
  for (const other of obstaclesOf(game)) {
    if (isBeyond(at, other.pose, farthest(outline, other))) continue
    const { range, distance, line } = rangeOfShapes(shape, obstacleShape(other))
    if (range !== null && range <= fromOthers) {
      return reject('too_close', 'answer', 'It must be beyond range 1 of every other obstacle.', {
        ...{ rule, obstacle: other.id, distance },
        ...lineFact(line),
      })
    }
  }
  return null
}

/** mm between the places tried, one raster after another while nothing is found: by circles, then exactly. */
const quick = [48, 16]
const exact = 16
/** As many as anybody needs to see. */
const enough = 24

/** Some legal places; none only where the exact raster finds none in any of eight headings. */
export function obstaclePlaces(game: DialGame, outline: ObstacleId): Pose[] {
  const wide = wideBerth(game, outline)
  for (const raster of quick) {
    const found = placesOnRaster(game, raster, 0, at => keeps(game, wide, at))
    if (found.length > 0) return found
  }
  const narrow = narrowBerth(game, outline)
  for (let turn = 0; turn < 360; turn += 45) {
    const legal = (at: Pose) => keeps(game, narrow, at) && refuseObstacle(game, outline, at) === null
    const found = placesOnRaster(game, exact, turn, legal)
    if (found.length > 0) return found
  }
  return []
}

/** Places of the raster that will do, as many as are enough, in an order that strews them over the table. */
function placesOnRaster(game: DialGame, raster: number, turn: number, will: (at: Pose) => boolean): Pose[] {
  const [width, height] = game.area
  const [dx, dy] = headingOf(turn)
  const columns = Math.floor((width - 2 * fromEdges) / raster)
  const rows = Math.floor((height - 2 * fromEdges) / raster)
  const count = columns * rows
  const found: Pose[] = []
  for (let i = 0; i < count && found.length < enough; i++) {
    const strewn = (i * stride) % count
    const [column, row] = [strewn % columns, Math.floor(strewn / columns)]
    const at = pose(fromEdges + (column + 0.5) * raster, fromEdges + (row + 0.5) * raster, dx, dy)
    if (will(at)) found.push(at)
  }
  return found
}

/** A prime: every place of a raster comes once. */
const stride = 7919

/** What the middle of an obstacle keeps away from, mm: the edges, and circles. */
interface Berth {
  readonly edges: number
  readonly circles: readonly { readonly at: Pose; readonly apart: number }[]
}

/** Who keeps it lies legally, whichever way the obstacles are turned. */
function wideBerth(game: DialGame, outline: ObstacleId): Berth {
  const { outer } = ringOf(outline)
  const features = lyingFeatures(game).map(({ pose: at }) => {
    return { at, apart: outer + (Math.SQRT2 * game.ruleset.featureSide) / 2 }
  })
  const obstacles = obstaclesOf(game).map(other => ({ at: other.pose, apart: farthest(outline, other) }))
  return { edges: fromEdges + outer, circles: [...features, ...obstacles] }
}

/** Who does not keep it lies illegally, whichever way they are turned. */
function narrowBerth(game: DialGame, outline: ObstacleId): Berth {
  const { inner } = ringOf(outline)
  const circles = obstaclesOf(game).map(other => {
    return { at: other.pose, apart: 100 * fromOthers + inner + ringOf(other.outline).inner }
  })
  return { edges: fromEdges + inner, circles }
}

function keeps({ area: [width, height] }: DialGame, { edges, circles }: Berth, at: Pose): boolean {
  if (Math.min(at.x, at.y, width - at.x, height - at.y) <= edges) return false
  return circles.every(circle => isBeyond(at, circle.at, circle.apart))
}

const isBeyond = (a: Pose, b: Pose, apart: number): boolean =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) > apart * apart

/** Between the middles of two obstacles, mm: farther than this they are apart whichever way they are turned. */
function farthest(outline: ObstacleId, other: Obstacle): number {
  return 100 * fromOthers + ringOf(outline).outer + ringOf(other.outline).outer
}

/** Two circles about an outline's middle, mm: the inner holds nothing but the obstacle (0: none does), the outer all of it. */
interface Ring {
  readonly inner: number
  readonly outer: number
}

const rings = new Map<string, Ring>()

function ringOf(outline: Obstacle['outline']): Ring {
  const known = rings.get(outline)
  if (known !== undefined) return known
  const { outline: corners, parts } = obstacleOutlines[outline]
  const outer = Math.ceil(Math.max(...corners.map(([x, y]) => Math.sqrt(x * x + y * y))))
  const holdsMiddle = parts.some(part => edgesOf(part).every(([[ax, ay], [bx, by]]) => ax * by - ay * bx > 0))
  const inner = holdsMiddle ? Math.floor(Math.min(...edgesOf(corners).map(fromMiddle))) : 0
  const ring = { inner, outer }
  rings.set(outline, ring)
  return ring
}

function edgesOf(corners: readonly Point[]): (readonly [Point, Point])[] {
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] ?? corner] as const)
}

/** How far an edge's nearest point lies from the middle. */
function fromMiddle([[ax, ay], [bx, by]]: readonly [Point, Point]): number {
  const [ex, ey] = [bx - ax, by - ay]
  const along = Math.max(0, Math.min(1, -(ax * ex + ay * ey) / (ex * ex + ey * ey)))
  const [x, y] = [ax + along * ex, ay + along * ey]
  return Math.sqrt(x * x + y * y)
}
