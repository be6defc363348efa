/** Whether a ship can still fly on inside the play area: rules/dial.md §5.6. */
import type { Placed } from '../../dial/look.ts'
import type { DialGame } from '../../dial/state.ts'
import type { Pose } from '../../geometry/index.ts'
import { flyable, landingOf, stressAfter } from './flights.ts'

/** Farther than this from every edge, mm, nothing leads off the table that cannot be avoided. */
const safe = 280

/** Whether some manoeuvres keep it on the table for so many rounds, if nothing is in its way. */
export function canStay(game: DialGame, ship: Placed, pose: Pose, stress: number, rounds: number): boolean {
  const [width, height] = game.area
  if (rounds === 0 || Math.min(pose.x, pose.y, width - pose.x, height - pose.y) > safe) return true
  const there: Placed = { ...ship, pose, tokens: { ...ship.tokens, stress } }
  return flyable(there).some(code => {
    const next = landingOf(game, there, code)
    return next !== null && canStay(game, there, next, stressAfter(stress, code), rounds - 1)
  })
}
