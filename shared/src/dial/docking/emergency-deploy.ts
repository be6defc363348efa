/** Before a destroyed carrier is removed its docked ships get out: a crit damage, no action, or they go with it (rules/dial.md §8.2). */
import { among, hasOnly, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { placedShip, shipOf } from '../look.ts'
import { scoreLost } from '../score/ships.ts'
import type { DialStep } from '../turn.ts'
import type { DialRequests, DialWords } from '../words.ts'
import { deployWays } from './deploy-ways.ts'

type Line = DialStep<'emergencyDeploy'>

const suffer: Line = (t, { ship }) => t.push('suffer', { ship, hits: 0, crits: 1, source: 'emergencyDeploy' })

const ask: Line = (t, { ship: id }) => {
  const ship = shipOf(t.game, id)
  if (ship.place !== 'reserve' || ship.doomed) return t.leave()
  const [first, ...others] = deployWays(t, ship, placedShip(t.game, ship.carrier ?? ''))
  if (first === undefined) return
  t.ask(ship.seat, 'deploy', { ship: id, ways: [first, ...others] }, { default: { deploy: first } })
}

const leave: Line = (t, { ship }) => {
  if (t.wasAsked('deploy')) t.push('deploy', { ship, way: t.answer('deploy').deploy, emergency: true })
}

/** Who found no way is destroyed. */
const orLost: Line = (t, { ship: id }) => {
  const ship = shipOf(t.game, id)
  if (ship.place !== 'reserve') return
  t.emit({ type: 'destroyed', ship: id })
  scoreLost(t, ship, 'destroyed')
  t.window('destroyed', { ship: id })
  t.push('leavePlay', { ship: id, how: 'destroyed' })
}

export const emergencyDeploy = steps<DialWords, 'emergencyDeploy'>('emergencyDeploy', [suffer, ask, leave, orLost])

export const deployRequest: RequestRule<DialWords, DialRequests['deploy']['args']> = {
  legal: ({ args }) => ({ type: 'one', of: args.ways.map(way => ({ deploy: way })) }),
  accepts: ({ args }, answer) =>
    hasOnly(answer, ['deploy'])
      ? among(args.ways, answer.deploy ?? null, 'answer.deploy')
      : reject('bad_answer', 'answer'),
}
