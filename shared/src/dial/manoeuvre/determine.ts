/** Which manoeuvre is really flown: rules/dial.md §3.1 step 2 a–d. */
import { isIonised, isStressed } from '../look.ts'
import type { Ship } from '../state.ts'
import type { FlightCause, Flown } from '../words.ts'
import { manoeuvre } from './manoeuvre.ts'
import { stressManoeuvre } from './stress.ts'

type Determined = Pick<Flown, 'code' | 'reason'>

/**
 * `code` null: no dial was set. The dial of an ionised ship shows a direction only. A stressed ship does not fly red,
 * a ship without an active force not purple. A granted manoeuvre is none of the dial's, so ion does not replace it.
 * `changed` is the code after all changes of its difficulty, which come before that is looked at (A34).
 */
export function determine(ship: Ship, code: string | null, changed: string | null, cause: FlightCause): Determined {
  if (code === null || changed === null) return { code: stressManoeuvre, reason: 'noDial' }
  if (cause === 'dial' && isIonised(ship)) return { code: ionManoeuvre(code), reason: 'ionised' }
  const { colour } = manoeuvre(changed)
  if (colour === 'red' && isStressed(ship)) return { code: stressManoeuvre, reason: 'stressed' }
  if (colour === 'purple' && (ship.force?.value ?? 0) === 0) return { code: stressManoeuvre, reason: 'noForce' }
  return { code: changed, reason: changed === code ? 'asRevealed' : 'difficulty' }
}

/** Blue, speed 1, bank or straight towards the side that the dial shows (rules/dial.md §3.1 step 2c). */
function ionManoeuvre(code: string): string {
  const { side } = manoeuvre(code).course
  if (side === null) return '1FB'
  return side === 'left' ? '1BB' : '1NB'
}
