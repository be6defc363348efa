/** Evades cancel hits first, then crits; then reinforce: rules/dial.md §7.1 step 4, §3.2. */
import { aspect } from '../../geometry/index.ts'
import { bodyOf, placedShip, tokens } from '../look.ts'
import type { DialTurn } from '../turn.ts'
import type { Attack } from './attack.ts'
import { countOf } from './dice.ts'

export interface Results {
  readonly hits: number
  readonly crits: number
  /** Evades that reinforce tokens added. */
  readonly reinforced: number
}

/** What evades cancel, and in which order. */
export type Cancelled = readonly ('hit' | 'crit')[]

/** Crits first, if they are cancelled at all. */
export function critsFirst(cancelled: Cancelled): Cancelled {
  return (['crit', 'hit'] as const).filter(face => cancelled.includes(face))
}

const usual: Cancelled = ['hit', 'crit']

export function neutralise({ red, green }: Pick<Attack, 'red' | 'green'>, reinforced = 0, cancelled = usual): Results {
  const left = { hit: countOf(red, 'hit'), crit: countOf(red, 'crit') }
  let evades = countOf(green, 'evade') + reinforced
  for (const face of cancelled) {
    const pairs = Math.min(evades, left[face])
    left[face] -= pairs
    evades -= pairs
  }
  return { hits: left.hit, crits: left.crit, reinforced }
}

/** Each reinforce token that faces the attacker adds an evade while more than one result is left. None is spent. */
export function reinforce(t: DialTurn, attack: Attack): Results {
  const { attacker, defender: id } = attack
  const defender = placedShip(t.game, id)
  // The attacker lies in the full arc of the token, and not in the other.
  const side = aspect(defender.pose, bodyOf(placedShip(t.game, attacker)))
  const facing = { inFrontOf: 'reinforceFore', behind: 'reinforceAft', flanking: null } as const
  const token = facing[side]
  const count = token === null ? 0 : tokens(defender, token)
  const cancelled = t.fold('evadesCancel', { attacker, defender: id }, usual)
  let results = neutralise(attack, 0, cancelled)
  for (let used = 1; used <= count && results.hits + results.crits > 1; used++) {
    results = neutralise(attack, used, cancelled)
  }
  return results
}
