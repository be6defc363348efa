/** Crews act one order after another until they do nothing more: rules/hex.md §1.2. */
import { steps } from '../../kernel/index.ts'
import { hasOrders } from '../crew/offers.ts'
import { refuseWhole } from '../crew/order-request.ts'
import { isPlaced, memberOf, shipOf } from '../look.ts'
import type { ShipId } from '../state.ts'
import type { HexStep } from '../turn.ts'
import type { ActionPhase, HexFrames, HexWords } from '../words.ts'

/** The orders of a phase before anybody has spoken. */
export function noOrders(phase: ActionPhase, ships: ShipId[]): HexFrames['orders'] {
  return { phase, ships, finished: [], allWaited: false, queue: [] }
}

type Line = HexStep<'orders'>

/**
 * Every seat that can still give an order is asked. In the helm and gunnery phase a crew chooses who comes first, so where
 * several seats play it one may wait for the others; when all have waited, nobody may the next time.
 */
const ask: Line = (t, { phase, ships, finished, allWaited }) => {
  const able = t.state.seats
    .filter(({ seat }) => !finished.includes(seat))
    .map(({ seat }) => ({ seat, ships: ships.filter(id => mayOrder(t.game, id, phase, seat)) }))
    .filter(asked => asked.ships.length > 0)
  if (able.length === 0) t.leave()
  const mayWait = able.length > 1 && phase !== 'engineering' && !allWaited
  for (const asked of able)
    t.ask(asked.seat, 'crewOrder', { phase, ships: asked.ships, mayWait }, { default: { done: true } })
}

const take: Line = (t, a) => {
  const answers = t.answers('crewOrder')
  for (const { seat, answer } of answers) {
    if ('done' in answer) a.finished.push(seat)
    else if (!('wait' in answer)) a.queue.push(answer)
  }
  a.allWaited = answers.every(({ answer }) => 'wait' in answer)
}

/** First seat first. What another seat's order has made impossible lapses and costs nothing. */
const carryOut: Line = (t, { phase, queue }) => {
  const order = queue.shift()
  if (order === undefined) return
  t.again()
  const ship = shipOf(t.game, order.ship)
  const { seat } = memberOf(ship, order.crew)
  if (refuseWhole(t.game, ship, phase, seat, order) === null) t.push('perform', { ship: ship.id, order })
  else t.emit({ type: 'orderLapsed', ship: ship.id, order })
}

const onceMore: Line = t => t.goto(ask)

export const orders = steps<HexWords, 'orders'>('orders', [ask, take, carryOut, onceMore])

function mayOrder(game: HexWords['game'], id: ShipId, phase: ActionPhase, seat: string): boolean {
  const ship = shipOf(game, id)
  return isPlaced(ship) && hasOrders(game, ship, phase, seat)
}
