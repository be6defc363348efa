/** Actions that are one check: what they need, and what comes of it (rules/hex.md §3.7). */
import { among, isObject, type JsonObject } from '../../kernel/index.ts'
import type { Skill } from '../data/types.ts'
import type { CrewMember, HexGame, Ship, ShipId, System } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import { aidsOf } from './aids.ts'
import type { Bonus } from './bonus.ts'
import type { Check } from './check.ts'
import { type ActionRule, wayOf } from './order.ts'

export interface Attempt extends Omit<ActionRule, 'perform' | 'follow' | 'skill' | 'refuses'> {
  readonly skill: NonNullable<ActionRule['skill']>
  /** Left out: what is not listed is refused. */
  readonly refuses?: ActionRule['refuses']
  /** The system that it uses. */
  readonly system: System | null
  readonly sparesCore?: true
  dc(game: HexGame, ship: Ship, way: JsonObject): number
  /** The ship whose defences the number tells. */
  against?(way: JsonObject): ShipId
  bonuses?(game: HexGame, ship: Ship, way: JsonObject): Bonus[]
  twice?(game: HexGame, ship: Ship, way: JsonObject): Check['twice']
  succeed(t: HexTurn, ship: Ship, member: CrewMember, way: JsonObject, margin: number): void
  /** `margin` is below 0. */
  fail?(t: HexTurn, ship: Ship, member: CrewMember, way: JsonObject, margin: number): void
}

export function attempt(rule: Attempt): ActionRule {
  const { system, sparesCore, dc, against, bonuses, twice, succeed, fail, ...action } = rule
  return {
    refuses: (game, ship, member, way) => among(rule.ways(game, ship, member), way),
    ...action,
    perform: (t, ship, member, order) => {
      const way = wayOf(order)
      const kept = twice?.(t.game, ship, way)
      t.push('check', {
        ...{ ship: ship.id, crew: member.id, why: rule.action, system, dc: dc(t.game, ship, way) },
        skill: skillOf(rule, way),
        bonuses: bonuses?.(t.game, ship, way) ?? [],
        ...(against === undefined ? {} : { against: against(way) }),
        ...(sparesCore && { sparesCore }),
        ...(kept === undefined ? {} : { twice: kept }),
        ...(rule.role === 'minor' && { minor: true }),
        ...(rule.push && { push: true }),
        ...aidsOf(order),
      })
    },
    follow: (t, ship, member, order, result) => {
      const margin = isObject(result) ? Number(result.margin) : -1
      const settle = margin >= 0 ? succeed : fail
      settle?.(t, ship, member, wayOf(order), margin)
    },
  }
}

/** A skill that is chosen stands in the way. */
function skillOf({ skill }: Attempt, way: JsonObject): Skill {
  return skill === 'chosen' ? (way.skill as Skill) : skill
}
