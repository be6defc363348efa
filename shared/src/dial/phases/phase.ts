/** What every phase begins and ends with: rules/dial.md §2. */
import { endLasting } from '../cards/lasting.ts'
import type { Phase } from '../state.ts'
import type { DialTurn } from '../turn.ts'

export const beginPhase =
  (phase: Phase) =>
  (t: DialTurn): void => {
    enterPhase(t, phase)
    openPhase(t)
  }

export function enterPhase(t: DialTurn, phase: Phase): void {
  t.game.phase = phase
  t.game.done = []
  t.game.reached = 0
  for (const ship of Object.values(t.game.ships)) ship.attacked = false
  t.emit({ type: 'phaseBegan', phase, round: t.game.round })
}

export const openPhase = (t: DialTurn): void => t.window('phaseStart', { phase: t.game.phase })

export const duringPhase = (t: DialTurn): void => t.window('phaseDuring', { phase: t.game.phase })

export const closePhase = (t: DialTurn): void => t.window('phaseEnd', { phase: t.game.phase })

/** The last step: after it nothing of the phase is told. */
export const endPhase = (t: DialTurn): void => {
  endLasting(t, 'phase')
  t.emit({ type: 'phaseEnded', phase: t.game.phase, round: t.game.round })
}
