/** What every phase begins and ends with: rules/hex.md §1.2. */
import type { Phase } from '../state.ts'
import type { HexTurn } from '../turn.ts'

export const beginPhase =
  (phase: Phase) =>
  (t: HexTurn): void => {
    t.game.phase = phase
    t.emit({ type: 'phaseBegan', phase, round: t.game.round })
  }

export const endPhase = (t: HexTurn): void => {
  t.emit({ type: 'phaseEnded', phase: t.game.phase, round: t.game.round })
}

/** No ship's turn is on any more. */
export const nobodyActive = (t: HexTurn): void => {
  t.game.active = null
}
