/** Placing forces in ascending initiative: rules/dial.md §1.2 step 5. */
import { steps } from '../../kernel/index.ts'
import type { Ship } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { askPlaceShip, setDown } from './place-ship.ts'
import { ownStrip } from './zone.ts'

type Line = DialStep<'forces'>

/** The first player places all of his ships of this initiative, then the next. */
const askNext: Line = (t, { initiative }) => {
  const waiting = Object.values(t.game.ships).filter(s => s.initiative === initiative && isPlacedNow(t, s))
  const seat = t.game.order.find(s => waiting.some(ship => ship.seat === s))
  if (seat === undefined) return t.leave()
  askPlaceShip(
    t,
    waiting.filter(ship => ship.seat === seat),
    ship => t.fold('zones', { ship: ship.id }, [ownStrip(t.game, ship)]),
  )
}

/** A ship that is docked or that a card keeps in reserve comes onto the table later. */
function isPlacedNow(t: DialTurn, { id, place, carrier }: Ship): boolean {
  return place === 'reserve' && carrier === null && t.fold('placedInSetUp', { ship: id }, true)
}

const placeShip: Line = t => {
  t.window('shipPlaced', { ship: setDown(t) })
  t.goto(askNext)
}

export const forces = steps<DialWords, 'forces'>('forces', [askNext, placeShip])
