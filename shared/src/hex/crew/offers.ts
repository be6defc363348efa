/** Which orders a crew may give now: rules/hex.md §1.2, §3.7. One action a round each, one minor action besides. */
import { type Json, type Reject, reject } from '../../kernel/index.ts'
import { isDisabled, isPlaced, memberOf, severityOf } from '../look.ts'
import type { CrewMember, HexGame, Ship, System } from '../state.ts'
import type { ActionPhase } from '../words.ts'
import { actions } from './actions.ts'
import { type ActionRule, type Order, wayOf } from './order.ts'
import { resolveOf } from './resolve.ts'

/** The system whose damage bars push actions of a role (rules/hex.md §3.6). */
const systemOf = {
  captain: 'lifeSupport',
  scienceOfficer: 'sensors',
  pilot: 'engines',
  engineer: 'powerCore',
} as const satisfies { readonly [role: string]: System }

/** Why an action is closed to a member of the crew, apart from what it needs chosen; null when it is open. */
function whyClosed(ship: Ship, member: CrewMember, rule: ActionRule, phase: ActionPhase): string | null {
  if (!rule.phases.includes(phase)) return 'It is not the phase for it.'
  if (!isPlaced(ship) || isDisabled(ship) || member.down) return 'Nobody can act there.'
  if (rule.limit === 'once' && (ship.used[rule.action] ?? 0) > 0) return 'It is taken once a round.'
  if (lacksTraining(member, rule)) return `It takes training in ${rule.skill}.`
  if (rule.role === 'minor') return whyNoMinor(ship, member, rule)
  if (rule.role !== 'open' && member.role !== rule.role) return `It is an action of the ${rule.role}.`
  if (member.acted) return 'This member of the crew has acted.'
  if (member.did.includes(rule.action)) return 'Orders are for two different actions.'
  if (rule.resolve !== undefined && resolveOf(ship, member) < rule.resolve) return 'No resolve points are left.'
  if (rule.level !== undefined && member.level < rule.level) return `It needs level ${rule.level}.`
  if (rule.ranks !== undefined && ranksOf(member, rule) < rule.ranks) return `It needs ${rule.ranks} ranks.`
  const system = member.role in systemOf ? systemOf[member.role as keyof typeof systemOf] : null
  if (rule.push && system !== null && severityOf(ship, system) >= 2) return 'The system that it needs takes no more.'
  return null
}

/** One minor action each, of any role, while nobody took an action of the role that it belongs to. */
function whyNoMinor(ship: Ship, member: CrewMember, { unless }: ActionRule): string | null {
  if (member.tookMinor) return 'One minor action a round.'
  return unless !== undefined && (ship.used[unless] ?? 0) > 0 ? 'The role that it belongs to has acted.' : null
}

/** Of a skill that is chosen the action itself sees to the ranks. */
function ranksOf(member: CrewMember, { skill }: ActionRule): number {
  if (skill === 'chosen') return Number.POSITIVE_INFINITY
  return skill === undefined ? 0 : (member.ranks[skill] ?? 0)
}

/** Nobody tries these untrained. */
const trainedOnly: readonly unknown[] = ['computers', 'engineering', 'mysticism']

function lacksTraining({ skills }: CrewMember, { skill, untrained }: ActionRule): boolean {
  return (
    skill !== undefined &&
    skill !== 'chosen' &&
    trainedOnly.includes(skill) &&
    !untrained &&
    skills[skill] === undefined
  )
}

/** Every order that may be given on a ship in a phase. */
export function ordersOf(game: HexGame, ship: Ship, phase: ActionPhase, seat: string): Order[] {
  return ship.crew
    .filter(member => member.seat === seat)
    .flatMap(member =>
      actions.flatMap(rule =>
        whyClosed(ship, member, rule, phase) === null
          ? rule.ways(game, ship, member).map(way => ({ ship: ship.id, crew: member.id, action: rule.action, ...way }))
          : [],
      ),
    )
}

/** Whether there is any order at all; nothing more is listed than that takes. */
export function hasOrders(game: HexGame, ship: Ship, phase: ActionPhase, seat: string): boolean {
  return ship.crew.some(
    member =>
      member.seat === seat &&
      actions.some(rule => whyClosed(ship, member, rule, phase) === null && rule.ways(game, ship, member).length > 0),
  )
}

export function ruleOf(action: Json): ActionRule | undefined {
  return actions.find(rule => rule.action === action)
}

export function refuseOrder(game: HexGame, ship: Ship, phase: ActionPhase, seat: string, order: Order): Reject | null {
  const member = ship.crew.find(m => m.id === order.crew && m.seat === seat)
  if (member === undefined) return reject('unknown_crew', 'answer.crew')
  const rule = ruleOf(order.action)
  if (rule === undefined) return reject('not_offered', 'answer.action')
  const closed = whyClosed(ship, memberOf(ship, member.id), rule, phase)
  if (closed !== null) return reject('not_offered', 'answer.action', closed, { rule: 'hex §3.7' })
  return rule.refuses(game, ship, member, wayOf(order))
}
