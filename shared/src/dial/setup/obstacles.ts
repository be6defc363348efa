/** Placing obstacles, one at a time in player order: rules/dial.md §1.2 step 4. */
import { hasOnly, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { playerOf } from '../look.ts'
import type { DialStep } from '../turn.ts'
import type { DialRequests, DialWords } from '../words.ts'
import { obstaclePlaces, refuseObstacle } from './obstacle-places.ts'
import { readPose } from './read-pose.ts'

type Line = DialStep<'obstacles'>

/** Whoever brought one and has placed the fewest, the first player before the others. */
const askNext: Line = t => {
  const left = (seat: string) => playerOf(t.game, seat).obstacles.length
  const most = Math.max(...t.game.order.map(left))
  const seat = t.game.order.find(s => left(s) === most)
  if (seat === undefined || most === 0) return t.leave()
  t.ask(seat, 'placeObstacle', { obstacles: [...playerOf(t.game, seat).obstacles] })
}

const placeObstacle: Line = t => {
  const [given] = t.answers('placeObstacle')
  if (given === undefined) throw new Error('no obstacle was placed')
  const { seat, answer } = given
  const { obstacles } = playerOf(t.game, seat)
  obstacles.splice(obstacles.indexOf(answer.obstacle), 1)
  const id = `o${Object.keys(t.game.obstacles).length + 1}`
  const pose = readPose(answer)
  if (pose === null) t.emit({ type: 'obstacleSetAside', seat, outline: answer.obstacle })
  else {
    t.game.obstacles[id] = { id, outline: answer.obstacle, pose, fuses: 0 }
    t.emit({ type: 'obstaclePlaced', seat, obstacle: id, outline: answer.obstacle, pose })
  }
  t.goto(askNext)
}

export const obstacles = steps<DialWords, 'obstacles'>('obstacles', [askNext, placeObstacle])

const form = 'It places an obstacle: {"obstacle": "gascloud1", "x": 300, "y": 400, "dx": 0, "dy": 1}.'

/** Where no place is left the obstacle is set aside: `{"obstacle": …, "setAside": true}`. */
export const placeObstacleRequest: RequestRule<DialWords, DialRequests['placeObstacle']['args']> = {
  legal: ({ args, game }) => {
    const samples = args.obstacles.flatMap(obstacle => obstaclePlaces(game, obstacle).map(at => ({ obstacle, ...at })))
    if (samples.length > 0) return { type: 'place', samples }
    return { type: 'one', of: args.obstacles.map(obstacle => ({ obstacle, setAside: true })) }
  },
  accepts: ({ args, game }, answer) => {
    const aside = hasOnly(answer, ['obstacle', 'setAside']) && answer.setAside === true
    if (!aside && !hasOnly(answer, ['obstacle', 'x', 'y', 'dx', 'dy'])) return reject('bad_answer', 'answer', form)
    const obstacle = args.obstacles.find(id => id === answer.obstacle)
    if (obstacle === undefined) return reject('not_an_option', 'answer.obstacle')
    if (aside) return obstaclePlaces(game, obstacle).length > 0 ? reject('not_an_option', 'answer.setAside') : null
    const pose = readPose(answer)
    return pose === null ? reject('bad_answer', 'answer', form) : refuseObstacle(game, obstacle, pose)
  },
}
