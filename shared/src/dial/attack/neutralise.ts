/** Evades cancel hits first, then crits; then reinforce: rules/dial.md §7.1 step 4, §3.2. */
import { aspect } from '../../geometry/index.ts'
import { bodyOf, placedShip, tokens } from '../look.ts'
import type { DialGame } from '../state.ts'
import type { Attack } from './attack.ts'

export interface Results {
  readonly hits: number
  readonly crits: number
}

export function neutralise({ red, green }: Pick<Attack, 'red' | 'green'>, extraEvades = 0): Results {
  const evades = green.filter(die => die.face === 'evade').length + extraEvades
  const hits = red.filter(die => die.face === 'hit').length
  const crits = red.filter(die => die.face === 'crit').length
  const overHits = Math.max(0, evades - hits)
  return { hits: Math.max(0, hits - evades), crits: Math.max(0, crits - overHits) }
}

/** Each reinforce token that faces the attacker adds an evade while more than one result is left. */
export function reinforced(game: DialGame, attack: Attack): Results {
  const defender = placedShip(game, attack.defender)
  const side = aspect(defender.pose, bodyOf(placedShip(game, attack.attacker)))
  const facing = { inFrontOf: 'reinforceFore', behind: 'reinforceAft', flanking: null } as const
  const token = facing[side]
  const count = token === null ? 0 : tokens(defender, token)
  let results = neutralise(attack)
  for (let used = 1; used <= count && results.hits + results.crits > 1; used++) results = neutralise(attack, used)
  return results
}
