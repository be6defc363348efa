/** Evades cancel hits first, then crits; then reinforce: rules/dial.md §7.1 step 4, §3.2. */
import { aspect } from '../../geometry/index.ts'
import { bodyOf, placedShip, tokens } from '../look.ts'
import type { DialGame } from '../state.ts'
import type { Attack } from './attack.ts'
import { countOf } from './dice.ts'

export interface Results {
  readonly hits: number
  readonly crits: number
  /** Evades that reinforce tokens added. */
  readonly reinforced: number
}

export function neutralise({ red, green }: Pick<Attack, 'red' | 'green'>, reinforced = 0): Results {
  const evades = countOf(green, 'evade') + reinforced
  const hits = countOf(red, 'hit')
  const crits = countOf(red, 'crit')
  const overHits = Math.max(0, evades - hits)
  return { hits: Math.max(0, hits - evades), crits: Math.max(0, crits - overHits), reinforced }
}

/** Each reinforce token that faces the attacker adds an evade while more than one result is left. None is spent. */
export function reinforce(game: DialGame, attack: Attack): Results {
  const defender = placedShip(game, attack.defender)
  // The attacker lies in the full arc of the token, and not in the other.
  const side = aspect(defender.pose, bodyOf(placedShip(game, attack.attacker)))
  const facing = { inFrontOf: 'reinforceFore', behind: 'reinforceAft', flanking: null } as const
  const token = facing[side]
  const count = token === null ? 0 : tokens(defender, token)
  let results = neutralise(attack)
  for (let used = 1; used <= count && results.hits + results.crits > 1; used++) results = neutralise(attack, used)
  return results
}
