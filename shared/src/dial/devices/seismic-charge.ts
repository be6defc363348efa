/** Seismic Charge: it breaks up an obstacle, which hurts what is near that: rules/dial.md §9.1. */
import { rangeOfShapes } from '../../geometry/index.ts'
import { among, hasOnly, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { obstaclesOf } from '../look.ts'
import { deviceShape, obstacleShape } from '../objects.ts'
import { removeObstacle } from '../obstacles/remove-obstacle.ts'
import type { Device, DialGame } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialRequests, DialWords } from '../words.ts'
import { hurt, unitsNear } from './blast.ts'

type Line = DialStep<'seismic'>

export function seismicCharge(t: DialTurn, { id }: Device): void {
  t.push('seismic', { device: id })
}

function obstaclesNear(game: DialGame, device: Device): string[] {
  const near = obstaclesOf(game).filter(obstacle => {
    const { range } = rangeOfShapes(deviceShape(device), obstacleShape(obstacle))
    return range !== null && range <= 1
  })
  return near.map(({ id }) => id)
}

/** Its player chooses one, if there is any. */
const ask: Line = (t, a) => {
  const device = t.game.devices[a.device]
  const [only, ...others] = device === undefined ? [] : obstaclesNear(t.game, device)
  if (device === undefined || only === undefined) return t.leave()
  a.obstacle = only
  if (others.length > 0)
    t.ask(device.seat, 'nextObstacle', { obstacles: [only, ...others] }, { default: { obstacle: only } })
}

const shake: Line = (t, a) => {
  if (t.wasAsked('nextObstacle')) a.obstacle = t.answer('nextObstacle').obstacle
  const [device, obstacle] = [t.game.devices[a.device], t.game.obstacles[a.obstacle ?? '']]
  if (device === undefined || obstacle === undefined) return
  for (const unit of unitsNear(t.game, obstacleShape(obstacle), 1)) hurt(t, unit, device, 1)
}

const breakUp: Line = (t, { obstacle = '' }) => removeObstacle(t, obstacle)

export const seismic = steps<DialWords, 'seismic'>('seismic', [ask, shake, breakUp])

export const nextObstacle: RequestRule<DialWords, DialRequests['nextObstacle']['args']> = {
  legal: ({ args }) => ({ type: 'one', of: args.obstacles.map(obstacle => ({ obstacle })) }),
  accepts: ({ args }, answer) => {
    if (!hasOnly(answer, ['obstacle'])) return reject('bad_answer', 'answer', 'It names one: {"obstacle": "o1"}.')
    return among(args.obstacles, answer.obstacle ?? null, 'answer.obstacle')
  },
}
