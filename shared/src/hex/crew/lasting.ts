/** What lasts on ships and counts in every check of a crew: rules/hex.md §3.7, Taunt, Moving speech, Feign disaster. */
import { hexDistance } from '../../geometry/index.ts'
import { areEnemies, isPlaced, onMap, suffers } from '../look.ts'
import type { HexGame, Ship } from '../state.ts'
import { type Bonus, untyped } from './bonus.ts'
import type { Check } from './check.ts'

export function lastingOn(game: HexGame, ship: Ship, check: Pick<Check, 'skill' | 'push'>): Bonus[] {
  return [...taunt(game, ship, check), ...ruse(game, ship, check)]
}

/** In the phase that was chosen; push actions feel it twice. */
function taunt({ phase }: HexGame, ship: Ship, { push }: Pick<Check, 'push'>): Bonus[] {
  const acts = phase === 'engineering' || phase === 'helm' || phase === 'gunnery'
  return acts && suffers(ship, `taunted.${phase}`) ? untyped('taunt', push ? -4 : -2) : []
}

/** Who believes that a ship is about to blow up flies badly next to it. */
function ruse(game: HexGame, ship: Ship, { skill }: Pick<Check, 'skill'>): Bonus[] {
  const isNear =
    skill === 'piloting' &&
    isPlaced(ship) &&
    onMap(game).some(
      other =>
        areEnemies(ship, other) &&
        other.effects.deceived.includes(ship.id) &&
        hexDistance(other.at.hex, ship.at.hex) <= 1,
    )
  return untyped('feignDisaster', isNear ? -2 : 0)
}

/** Which of two rolls is kept; what inspires and what hampers together leave one roll. */
export function twiceFor({ phase }: HexGame, { effects }: Ship, { twice, alone }: Check): Check['twice'] {
  if (alone || effects.inspired !== phase) return twice
  return twice === 'worse' ? undefined : 'better'
}
