/** What helps a check and is said with the order: computer nodes (rules/hex.md §4.6), the captain, open actions (§3.7). */
import { among, type Json, type Reject, reject } from '../../kernel/index.ts'
import type { Skill } from '../data/types.ts'
import { inRole, memberOf } from '../look.ts'
import type { CrewId, Ship } from '../state.ts'
import { type Bonus, untyped } from './bonus.ts'
import { type Help, helpWays } from './help.ts'

export interface Aids {
  /** A computer node is spent on it. */
  readonly node?: true
  /** The node is worth 1 more (Prioritize calculation). */
  readonly prioritized?: true
  /** Range finding. */
  readonly found?: true
  /** The captain of the same seat helps. */
  readonly help?: Help
}

/** The aids alone, of an order or whatever has them. */
export function aidsOf({ node, prioritized, found, help }: Aids): Aids {
  return {
    ...(node === undefined ? {} : { node }),
    ...(prioritized === undefined ? {} : { prioritized }),
    ...(found === undefined ? {} : { found }),
    ...(help === undefined ? {} : { help }),
  }
}

/** Why these do not help this check; they come from outside and may be anything. Without a skill there is no check. */
export function refuseAids(
  ship: Ship,
  crew: CrewId,
  skill: Skill | undefined,
  aids: Aids,
  place: string,
): Reject | null {
  for (const aid of ['node', 'prioritized', 'found'] as const)
    if (aids[aid] !== undefined && aids[aid] !== true) return reject('bad_answer', `${place}.${aid}`)
  const { node, prioritized, found, help } = aids
  if (node && (skill === undefined || !hasNode(ship)))
    return reject('cannot_pay', `${place}.node`, 'No computer node is left.')
  if (prioritized && !(node && ship.effects.prioritized))
    return reject('not_met', `${place}.prioritized`, 'It goes with a node, after Prioritize calculation.')
  if (found && (skill === undefined || !ship.effects.found.includes(crew)))
    return reject('not_met', `${place}.found`, 'Nobody has found the range for this member of the crew.')
  if (help === undefined) return null
  const ways = skill === undefined ? [] : ownHelp(ship, { crew, skill, ...(node && { node }) })
  return among(ways as unknown as Json[], help as unknown as Json, `${place}.help`)
}

/** How the captain may help, where the same seat plays him; another seat is asked when the die is rolled. */
function ownHelp(ship: Ship, check: Parameters<typeof helpWays>[1]): Help[] {
  const { seat } = memberOf(ship, check.crew)
  return inRole(ship, 'captain').some(captain => captain.seat === seat) ? helpWays(ship, check) : []
}

/** Everything that may help a check, nothing among it. */
export function everyAid(ship: Ship, crew: CrewId, skill: Skill): Aids[] {
  const nodes: Aids[] = hasNode(ship) ? [{}, { node: true }] : [{}]
  const worth =
    ship.effects.prioritized && hasNode(ship) ? [...nodes, { node: true, prioritized: true } as const] : nodes
  const finding = ship.effects.found.includes(crew)
    ? worth.flatMap(aids => [aids, { ...aids, found: true as const }])
    : worth
  return finding.flatMap(aids => {
    const ways = ownHelp(ship, { crew, skill, ...aids })
    return [aids, ...ways.map(help => ({ ...aids, help }))]
  })
}

const hasNode = ({ nodesUsed, computer }: Ship) => nodesUsed < computer.nodes

/** What they are worth; the captain's help is a check of its own. They are used up. */
export function spendAids(ship: Ship, crew: CrewId, { node, prioritized, found }: Aids): Bonus[] {
  if (node) ship.nodesUsed++
  if (prioritized) ship.effects.prioritized = false
  if (found) ship.effects.found = ship.effects.found.filter(id => id !== crew)
  const worth = ship.computer.bonus + (prioritized ? 1 : 0)
  return [
    ...(node ? [{ source: 'computer', amount: worth, type: 'circumstance' } as const] : []),
    ...untyped('rangeFinding', found ? 1 : 0),
  ]
}
