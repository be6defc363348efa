/** Putting down the features of a scenario, before the obstacles: rules/dial.md §1.2 step 4, §1.3. */
import { type Pose, pose } from '../../geometry/index.ts'
import { hasOnly, type RequestRule, reject, type Seat, steps } from '../../kernel/index.ts'
import { playerOf } from '../look.ts'
import { readPose } from '../setup/read-pose.ts'
import type { DialGame } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialRequests, DialWords } from '../words.ts'
import { type Edge, featurePlaces, refuseFeature } from './feature-places.ts'
import { scenarios } from './scenario.ts'

type Line = DialStep<'features'>

/** One lies in the centre; the others are placed by turns, the first player first. */
const placeCentre: Line = (t, a) => {
  if (t.game.scenario === null) return t.leave()
  const [width, height] = t.game.area
  putDown(t, null, pose(width / 2, height / 2, 0, 1))
  a.left = placementsOf(t.game)
}

const askNext: Line = (t, { left }) => {
  const next = left[0]
  if (next === undefined) return t.leave()
  t.ask(next.seat, 'placeFeature', { edge: next.edge })
}

const place: Line = (t, { left }) => {
  const next = left.shift()
  const at = readPose(t.answer('placeFeature'))
  if (next === undefined) throw new Error('nobody was to place a feature')
  if (at === null) t.emit({ type: 'featureSetAside', seat: next.seat })
  else putDown(t, next.seat, at)
  t.goto(askNext)
}

export const features = steps<DialWords, 'features'>('features', [placeCentre, askNext, place])

/** Each side by its first seat. */
function placementsOf(game: DialGame): { seat: Seat; edge: Edge }[] {
  const { scenario, order, players } = game
  const seats = order.filter((seat, i) => order.findIndex(s => players[s]?.side === players[seat]?.side) === i)
  const edges = scenario === null ? [] : scenarios[scenario].placed
  return edges.flatMap(which =>
    seats.map(seat => {
      const { edge } = playerOf(game, seat)
      const other: Edge = edge === 'south' ? 'north' : 'south'
      return { seat, edge: which === 'own' ? edge : other }
    }),
  )
}

function putDown(t: DialTurn, seat: Seat | null, at: Pose): void {
  const { scenario, features: lying } = t.game
  if (scenario === null) throw new Error('a dogfight has no features')
  const { feature: kind } = scenarios[scenario]
  const id = `f${Object.keys(lying).length + 1}`
  lying[id] = { id, kind, pose: at, carrier: null, marker: null, charged: kind === 'dataCache' }
  t.emit({ type: 'featurePlaced', seat, feature: id, kind, pose: at })
}

const form = 'It places a feature: {"x": 300, "y": 250, "dx": 0, "dy": 1}.'

/** Where no place is left the feature is set aside: `{"setAside": true}`. */
export const placeFeature: RequestRule<DialWords, DialRequests['placeFeature']['args']> = {
  legal: ({ args, game }) => {
    const samples = featurePlaces(game, args.edge).map(at => ({ ...at }))
    return samples.length > 0 ? { type: 'place', samples } : { type: 'one', of: [{ setAside: true }] }
  },
  accepts: ({ args, game }, answer) => {
    if (hasOnly(answer, ['setAside']) && answer.setAside === true)
      return featurePlaces(game, args.edge).length > 0 ? reject('not_an_option', 'answer.setAside') : null
    const at = hasOnly(answer, ['x', 'y', 'dx', 'dy']) ? readPose(answer) : null
    return at === null ? reject('bad_answer', 'answer', form) : refuseFeature(game, args.edge, at)
  },
}
