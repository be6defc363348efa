/** Ships and remotes act one after another in initiative order; of equal ones their player says which is next (rules/dial.md §2). */
import { readyToDeploy } from '../docking/bay.ts'
import { onTable, type Placed, remoteOf, remotesOf, shipOf } from '../look.ts'
import type { ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { nextByInitiative, turnOf } from './initiative.ts'
import { closePhase } from './phase.ts'

type Line = (t: DialTurn) => void

/** What a remote's card does when it acts listens here. */
const remoteWindows = { systemShip: 'remoteSystem', activate: 'remoteActivates', engage: 'remoteEngages' } as const

/** Two steps of a phase: each ship that takes part runs `frame`, each remote whose card has something to do does it, then the phase closes. */
export function shipByShip(
  frame: keyof typeof remoteWindows,
  takesPart: (ship: Placed, t: DialTurn) => boolean = () => true,
): [Line, Line] {
  const act = (t: DialTurn, ship: ShipId) => {
    t.game.done.push(ship)
    t.game.reached = Math.max(t.game.reached, turnOf(t.game, shipOf(t.game, ship)))
    if (remoteOf(t.game, ship) === undefined) t.push(frame, { ship })
    else t.window(remoteWindows[frame], { remote: ship })
  }
  const chooseNext = (t: DialTurn) => {
    const waiting = frame === 'systemShip' ? readyToDeploy(t.game) : []
    const actors = [
      ...onTable(t.game).filter(ship => takesPart(ship, t)),
      ...waiting,
      ...remotesActing(t, remoteWindows[frame]),
    ]
    const [first, ...others] = nextByInitiative(t.game, actors)
    if (removeDestroyed(t, first)) return t.goto(chooseNext)
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

function remotesActing({ game, state }: DialTurn, window: string): Placed[] {
  const cards = state.listeners[window]
  return cards === undefined ? [] : remotesOf(game).filter(({ id }) => cards.some(({ source }) => source === id))
}

/** Simultaneous fire: who was destroyed leaves when all of the initiative that engages have engaged. True if any does. */
function removeDestroyed(t: DialTurn, next: ShipId | undefined): boolean {
  if (next !== undefined && turnOf(t.game, shipOf(t.game, next)) <= t.game.reached) return false
  return removeDoomed(t)
}

/** Removes everything that was destroyed in this phase; whether there was anything. */
export function removeDoomed(t: DialTurn): boolean {
  const destroyed = [...onTable(t.game), ...remotesOf(t.game)].filter(({ doomed }) => doomed)
  for (const { id } of destroyed) t.push('leavePlay', { ship: id, how: 'destroyed' })
  return destroyed.length > 0
}
