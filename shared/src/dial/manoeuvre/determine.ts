/** Which manoeuvre is really flown: rules/dial.md §3.1 step 2 a–d. */
import { isIonised, isStressed } from '../look.ts'
import type { Ship } from '../state.ts'
import type { FlightCause, Flown, ToFly } from '../words.ts'
import { manoeuvre } from './manoeuvre.ts'
import { stressManoeuvre } from './stress.ts'

type Determined = Pick<Flown, 'code' | 'reason'>

/**
 * A stressed ship does not fly red, unless a card lets it; a ship without an active force not purple.
 * `changed` is the code after all changes of its difficulty, which come before that is looked at (A34).
 */
export function determine(
  ship: Ship,
  { code, cause, instead }: ToFly,
  changed: string,
  stopped = isStressed(ship),
): Determined {
  const fixed = unalterable(ship, code, cause)
  if (fixed !== null) return fixed
  const { colour } = manoeuvre(changed)
  if (colour === 'red' && stopped) return { code: stressManoeuvre, reason: 'stressed' }
  if (colour === 'purple' && (ship.force?.value ?? 0) === 0) return { code: stressManoeuvre, reason: 'noForce' }
  if (instead === true) return { code: changed, reason: 'card' }
  return { code: changed, reason: changed === code ? 'asRevealed' : 'difficulty' }
}

/**
 * What no card alters: the stress manoeuvre of a ship without a dial, and the ion manoeuvre, of which the dial shows the
 * direction only. A granted manoeuvre is none of the dial's, so ion does not replace it.
 */
export function unalterable(ship: Ship, code: string | null, cause: FlightCause): Determined | null {
  if (code === null) return { code: stressManoeuvre, reason: 'noDial' }
  return cause === 'dial' && isIonised(ship) ? { code: ionManoeuvre(code), reason: 'ionised' } : null
}

/** Blue, speed 1, bank or straight towards the side that the dial shows (rules/dial.md §3.1 step 2c). */
function ionManoeuvre(code: string): string {
  const { side } = manoeuvre(code).course
  if (side === null) return '1FB'
  return side === 'left' ? '1BB' : '1NB'
}
