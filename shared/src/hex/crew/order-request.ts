/** What a seat is asked in a phase: the next order of its crews, or that they do nothing more. */
import { hasOnly, isObject, type Json, own, type Reject, type RequestRule, reject } from '../../kernel/index.ts'
import type { Skill } from '../data/types.ts'
import { shipOf } from '../look.ts'
import type { HexRequests, HexWords } from '../words.ts'
import { refuseAids } from './aids.ts'
import { ordersOf, refuseOrder, ruleOf } from './offers.ts'
import type { Order } from './order.ts'

type Args = HexRequests['crewOrder']['args']

export const orderRequest: RequestRule<HexWords, Args> = {
  legal: ({ game, seat, args }) => ({
    type: 'one',
    of: [
      ...args.ships.flatMap(id => ordersOf(game, shipOf(game, id), args.phase, seat) as unknown as Json[]),
      { done: true },
      ...(args.mayWait ? [{ wait: true }] : []),
    ],
  }),
  accepts: ({ game, seat, args }, answer) => {
    if (hasOnly(answer, ['done']) && answer.done === true) return null
    if (hasOnly(answer, ['wait']) && answer.wait === true && args.mayWait) return null
    const order = readOrder(answer)
    if (order === null) return reject('bad_answer', 'answer', form)
    const ship = args.ships.includes(order.ship) ? own(game.ships, order.ship) : undefined
    if (ship === undefined) return reject('unknown_ship', 'answer.ship')
    return refuseWhole(game, ship, args.phase, seat, order)
  },
}

const form =
  'An order names a ship, a member of its crew and an action: {"ship": "a1", "crew": "a1.1", "action": "fly"}.'

function readOrder(answer: Json): Order | null {
  if (!isObject(answer)) return null
  const { ship, crew, action } = answer
  const named = typeof ship === 'string' && typeof crew === 'string' && typeof action === 'string'
  return named ? (answer as unknown as Order) : null
}

/** Why an order cannot be carried out now, with all that helps it. */
export function refuseWhole(...given: Parameters<typeof refuseOrder>): Reject | null {
  const [, ship, , , order] = given
  return refuseOrder(...given) ?? refuseAids(ship, order.crew, skillOf(order), order, 'answer')
}

function skillOf({ action, skill: chosen }: Order): Skill | undefined {
  const skill = ruleOf(action)?.skill
  return skill === 'chosen' ? (chosen as Skill) : skill
}
