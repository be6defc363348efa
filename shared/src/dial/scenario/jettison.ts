/** A ship puts down the supply cache that it tows: rules/dial.md §1.3. */
import { half, type Pose, place, pose, rangeToShape, shapeInsideArea } from '../../geometry/index.ts'
import { hasOnly, type Reject, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { shipOf } from '../look.ts'
import { readPose } from '../setup/read-pose.ts'
import type { DialGame, Ship, ShipId } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialRequests, DialWords } from '../words.ts'
import { featureOf, squareAt, towedBy } from './features.ts'
import { opponentOf } from './scenario.ts'

type Line = DialStep<'jettison'>
type Args = DialRequests['jettison']['args']

const rule = 'dial §1.3'

/** Its player may do so, and places it; when it must be done the opponent places it. `from`: where the ship stands or stood. */
const ask: Line = (t, { ship: id, from, must }) => {
  const ship = shipOf(t.game, id)
  const feature = towedBy(t.game, id)
  if (feature === undefined) return t.leave()
  const seat = must ? opponentOf(t.game, ship.seat) : ship.seat
  const args = { ship: id, feature: feature.id, from, must }
  t.ask(seat, 'jettison', args, { default: must ? firstPlace(t.game, args) : { pass: true } })
}

const putDown: Line = (t, { ship }) => {
  const answer = t.answer('jettison')
  const feature = towedBy(t.game, ship)
  const at = readPose(answer)
  if (feature === undefined || at === null) return
  Object.assign(featureOf(t.game, feature.id), { pose: at, carrier: null })
  t.emit({ type: 'cacheJettisoned', ship, feature: feature.id, pose: at })
}

export const jettison = steps<DialWords, 'jettison'>('jettison', [ask, putDown])

/** A ship that tows must jettison now, from where it stands or from where it stood. */
export function mustJettison(t: DialTurn, ship: ShipId, from: Pose | null): void {
  if (from !== null && towedBy(t.game, ship) !== undefined) t.push('jettison', { ship, from, must: true })
}

const form = 'It places the cache: {"x": 300, "y": 250, "dx": 0, "dy": 1}, or {"pass": true} where it need not.'

export const jettisonRequest: RequestRule<DialWords, Args> = {
  legal: ({ game, args }) => {
    const samples = placesAround(game, args)
    return { type: 'place', samples: args.must ? samples : [{ pass: true }, ...samples] }
  },
  accepts: ({ game, args }, answer) => {
    if (!args.must && hasOnly(answer, ['pass']) && answer.pass === true) return null
    const at = hasOnly(answer, ['x', 'y', 'dx', 'dy']) ? readPose(answer) : null
    return at === null ? reject('bad_answer', 'answer', form) : refusePlace(game, args, at)
  },
}

/** At range 1 of the ship, inside the play area. */
function refusePlace(game: DialGame, { ship, from }: Args, at: Pose): Reject | null {
  const square = squareAt(game, at)
  if (!shapeInsideArea(square, game.area)) return reject('outside_area', 'answer', undefined, { rule })
  const { size } = shipOf(game, ship)
  const { range, distance } = rangeToShape({ size, pose: from }, square, game.ruleset.guides)
  return range === 1 ? null : reject('out_of_range', 'answer', 'It needs range 1.', { rule, ship, distance })
}

function placesAround(game: DialGame, args: Args): ({ [key: string]: number } & Pose)[] {
  const { from } = args
  const reach = reachOf(game, shipOf(game, args.ship))
  const places = ways.map(([right, front]) => {
    const [x, y] = place(from, reach * right, reach * front)
    return { ...pose(x, y, from.dx, from.dy) }
  })
  return places.filter(at => refusePlace(game, args, at) === null)
}

function firstPlace(game: DialGame, args: Args) {
  const [first] = placesAround(game, args)
  if (first === undefined) throw new Error(`there is no place for a cache around ${args.ship}`)
  return first
}

const ways = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0.8, -0.8],
  [-0.8, -0.8],
  [0.8, 0.8],
  [-0.8, 0.8],
] as const

/** Between the middles, so that the gap along an axis of the ship is half of range 1. */
function reachOf({ ruleset }: DialGame, { size }: Ship): number {
  return half(size) + ruleset.featureSide / 2 + 50
}
