/** Ships act one after another in initiative order; of equal ones their player says which is next (rules/dial.md §2). */
import { type Placed, shipOf } from '../look.ts'
import type { ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { nextByInitiative } from './initiative.ts'
import { closePhase } from './phase.ts'

type Line = (t: DialTurn) => void

/** Two steps of a phase: each ship that takes part runs `frame`, then the phase closes. */
export function shipByShip(frame: 'systemShip' | 'activate', takesPart?: (ship: Placed) => boolean): [Line, Line] {
  const act = (t: DialTurn, ship: ShipId) => {
    t.game.done.push(ship)
    t.game.reached = Math.max(t.game.reached, shipOf(t.game, ship).initiative)
    t.push(frame, { ship })
  }
  const chooseNext = (t: DialTurn) => {
    const [first, ...others] = nextByInitiative(t.game, takesPart)
    if (first === undefined) return t.goto(closePhase)
    if (others.length === 0) return act(t, first)
    const args = { phase: t.game.phase, ships: [first, ...others] }
    t.ask(shipOf(t.game, first).seat, 'chooseShip', args, { default: { ship: first } })
  }
  const takeChoice = (t: DialTurn) => {
    if (t.wasAsked('chooseShip')) act(t, t.answer('chooseShip').ship)
    t.goto(chooseNext)
  }
  return [chooseNext, takeChoice]
}
