/** A sensor buoy is placed in set-up, beyond range 2 of every edge: rules/dial.md §9.1. */
import { beyondEdges, placeShape, pose } from '../../geometry/index.ts'
import { hasOnly, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { deviceOutlines } from '../data/index.ts'
import { lay } from '../devices/lay.ts'
import { shipOf } from '../look.ts'
import { readPose } from '../setup/read-pose.ts'
import type { DialGame } from '../state.ts'
import type { DialStep } from '../turn.ts'
import type { DialRequests, DialWords } from '../words.ts'

type Line = DialStep<'placeBuoy'>

const buoy = { device: 'sensorbuoy', kind: 'remote', outline: 'sensorbuoy', ways: [] } as const

const fromEdges = 200

const ask: Line = (t, { ship }) => {
  const [first] = samples(t.game)
  if (first === undefined) return t.leave()
  t.ask(shipOf(t.game, ship).seat, 'placeBuoy', { ship }, { default: first })
}

const put: Line = (t, { ship }) => {
  const at = readPose(t.answer('placeBuoy'))
  if (at === null) throw new Error('an accepted pose is none')
  lay(t, ship, buoy, { outline: buoy.outline, pose: at })
}

export const placeBuoy = steps<DialWords, 'placeBuoy'>('placeBuoy', [ask, put])

const form = 'It places a sensor buoy: {"x": 300, "y": 450, "dx": 0, "dy": 1}.'

export const placeBuoyRequest: RequestRule<DialWords, DialRequests['placeBuoy']['args']> = {
  legal: ({ game }) => ({ type: 'place', samples: samples(game) }),
  accepts: ({ game }, answer) => {
    const at = hasOnly(answer, ['x', 'y', 'dx', 'dy']) ? readPose(answer) : null
    if (at === null) return reject('bad_answer', 'answer', form)
    const shape = placeShape(deviceOutlines.sensorbuoy.parts, at)
    return beyondEdges(shape, game.area, fromEdges)
      ? null
      : reject('too_close', 'answer', 'It must be beyond range 2 of every edge.', { rule: 'dial §9.1' })
  },
}

/** Parts of the way across the play area, the middle first. */
const shares = [1 / 2, 1 / 3, 2 / 3]

function samples({ area: [width, height] }: DialGame) {
  return shares.flatMap(x => shares.map(y => ({ ...pose(x * width, y * height, 0, 1) })))
}
