/** Where things are put down: rules/dial.md §1.2 steps 4 and 5, §1.3. */
import { onTable, type Placed, playerOf, shipOf } from '../../dial/look.ts'
import { lyingFeatures } from '../../dial/scenario/features.ts'
import type { DialGame, Ship } from '../../dial/state.ts'
import { half, type Pose, seenFrom } from '../../geometry/index.ts'
import type { Judge } from './judge.ts'
import { placing as weights } from './weights.ts'

/** Near to one's own edge, whosever edge it is measured from: the way there is short. */
export const judgeFeature: Judge<'placeFeature'> = ({ game, seat }) => {
  return answer => ('setAside' in answer ? 0 : -fromOwnEdge(game, seat, answer))
}

/** On the enemy's side, and not beside what the fleet will fly to. */
export const judgeObstacle: Judge<'placeObstacle'> = ({ game, seat }) => {
  const goals = lyingFeatures(game).map(({ pose }) => pose)
  return answer => {
    if ('setAside' in answer) return 0
    const near = goals.filter(goal => gap(goal, answer) < weights.clearOfFeature).length
    return fromOwnEdge(game, seat, answer) - weights.atFeature * near
  }
}

/** A free way ahead, across from the enemy and what is to be scored, beside the fleet. */
export const judgeShip: Judge<'placeShip'> = ({ game, seat }) => {
  const [width] = game.area
  const placed = onTable(game)
  const friends = placed.filter(ship => ship.seat === seat)
  const enemies = placed.filter(ship => sideOf(game, ship.seat) !== sideOf(game, seat))
  const aims = [...enemies, ...lyingFeatures(game)].map(({ pose }) => pose.x)
  const aim = aims.length === 0 ? width / 2 : aims.reduce((sum, x) => sum + x, 0) / aims.length
  return ({ ship: id, ...at }) => {
    const ship = shipOf(game, id)
    const close = friends.filter(({ pose, size }) => gap(pose, at) < half(size) + half(ship.size) + weights.room)
    const corner = Math.max(0, weights.fromSide - Math.min(at.x, width - at.x))
    return -Math.abs(at.x - aim) - corner - weights.crowd * close.length - weights.rock * rocksAhead(game, ship, at)
  }
}

/** How much of the way ahead obstacles bar. */
function rocksAhead(game: DialGame, { size }: Ship, at: Pose): number {
  const lane = half(size) + weights.lane
  return Object.values(game.obstacles).reduce((sum, { pose }) => {
    const [right, front] = seenFrom(at, [pose.x, pose.y])
    return front < weights.sight ? sum + Math.max(0, 1 - Math.abs(right) / lane) : sum
  }, 0)
}

/** What one's own ship tows it keeps; what an enemy drops comes to lie far from its friends. */
export const judgeJettison: Judge<'jettison'> = ({ game, seat }) => {
  const ours = onTable(game).filter(ship => sideOf(game, ship.seat) === sideOf(game, seat))
  const theirs = onTable(game).filter(ship => !ours.includes(ship))
  const nearest = (at: Pose, ships: readonly Placed[]) =>
    Math.min(game.area[0], ...ships.map(({ pose }) => gap(pose, at)))
  return answer => ('pass' in answer ? Number.POSITIVE_INFINITY : nearest(answer, theirs) - nearest(answer, ours))
}

const sideOf = (game: DialGame, seat: string): string => playerOf(game, seat).side

function fromOwnEdge(game: DialGame, seat: string, { y }: Pose): number {
  return playerOf(game, seat).edge === 'south' ? y : game.area[1] - y
}

function gap(a: Pose, b: Pose): number {
  const [x, y] = [a.x - b.x, a.y - b.y]
  return Math.sqrt(x * x + y * y)
}
