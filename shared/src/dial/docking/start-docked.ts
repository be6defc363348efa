/** Before forces are placed players declare which ships start docked, and where: rules/dial.md §1.2 step 5. */
import { steps } from '../../kernel/index.ts'
import type { Ship } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { hasRoomFor } from './bay.ts'

type Line = DialStep<'startDocked'>

/** Player by player; a ship that could dock nowhere is not asked about. */
const askNext: Line = (t, a) => {
  const ships = Object.values(t.game.ships).filter(
    ship => !a.asked.includes(ship.id) && carriersFor(t, ship).length > 0,
  )
  const seat = t.game.order.find(s => ships.some(ship => ship.seat === s))
  const ship = ships.find(other => other.seat === seat)
  if (ship === undefined) return t.leave()
  a.asked.push(ship.id)
  const carriers = carriersFor(t, ship).map(({ id }) => id)
  t.ask(ship.seat, 'dock', { ship: ship.id, carriers }, { default: { pass: true } })
}

const take: Line = (t, { asked }) => {
  const answer = t.answer('dock')
  const ship = asked.at(-1)
  if ('carrier' in answer && ship !== undefined) t.push('dock', { ship, carrier: answer.carrier })
  t.goto(askNext)
}

export const startDocked = steps<DialWords, 'startDocked'>('startDocked', [askNext, take])

/** Carriers that are not docked themselves. */
function carriersFor({ game }: DialTurn, ship: Ship): Ship[] {
  return Object.values(game.ships).filter(carrier => carrier.carrier === null && hasRoomFor(game, carrier, ship))
}
