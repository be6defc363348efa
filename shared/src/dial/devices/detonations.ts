/** Devices of one player that detonate at the same time do so one after another, each fully: rules/dial.md §2, A45, A43. */
import { among, hasOnly, type RequestRule, reject, steps } from '../../kernel/index.ts'
import type { DialStep } from '../turn.ts'
import type { DialRequests, DialWords } from '../words.ts'

type Line = DialStep<'detonations'>

/** Those that are left; their owner says which is next. */
const askNext: Line = (t, a) => {
  a.left = a.left.filter(({ device }) => t.game.devices[device] !== undefined)
  const devices = a.left.map(({ device }) => device)
  const [first, ...others] = devices
  if (first === undefined) return t.leave()
  if (others.length > 0) t.ask(a.seat, 'nextDevice', { devices }, { default: { device: first } })
}

const detonateNext: Line = (t, a) => {
  const named = t.wasAsked('nextDevice') ? t.answer('nextDevice').device : a.left[0]?.device
  const next = a.left.find(({ device }) => device === named)
  a.left = a.left.filter(left => left !== next)
  if (next !== undefined) t.push('detonate', { device: next.device, ship: next.ship })
  t.goto(askNext)
}

export const detonations = steps<DialWords, 'detonations'>('detonations', [askNext, detonateNext])

export const nextDevice: RequestRule<DialWords, DialRequests['nextDevice']['args']> = {
  legal: ({ args }) => ({ type: 'one', of: args.devices.map(device => ({ device })) }),
  accepts: ({ args }, answer) => {
    if (!hasOnly(answer, ['device'])) return reject('bad_answer', 'answer', 'It names a device: {"device": "d1"}.')
    return among(args.devices, answer.device ?? null, 'answer.device')
  },
}
