/** The captain helps a check before it is rolled: rules/hex.md §3.7, Encourage and Demand. It is his action of the round. */
import { isObject, steps } from '../../kernel/index.ts'
import type { Skill } from '../data/types.ts'
import { inRole, memberOf, shipOf } from '../look.ts'
import type { CrewMember, Ship } from '../state.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexWords } from '../words.ts'
import { tierAndHalf } from './bonus.ts'
import type { Check } from './check.ts'

/** Encourage is rolled with the skill of the check, DC 10, or with Diplomacy, DC 15; demand with Intimidate. */
export interface Help {
  readonly help: 'encourage' | 'demand'
  readonly skill: Skill
  /** He spends a computer node on it. */
  readonly node?: true
}

/** How the captain may help this check now; nobody helps himself, and a demand helps each but once a battle. */
export function helpWays(ship: Ship, { crew, skill, node }: Pick<Check, 'crew' | 'skill' | 'node'>): Help[] {
  const captain = captainFree(ship)
  if (captain === null || captain.id === crew) return []
  const knows = (wanted: Skill) => captain.skills[wanted] !== undefined
  const encouraging = [...new Set<Skill>([skill, 'diplomacy'])].filter(knows)
  const encourage = encouraging.map((skill): Help => ({ help: 'encourage', skill }))
  const demands = knows('intimidate') && !memberOf(ship, crew).demanded
  const ways: Help[] = demands ? [...encourage, { help: 'demand', skill: 'intimidate' }] : encourage
  const nodesLeft = ship.computer.nodes - ship.nodesUsed - (node ? 1 : 0)
  return nodesLeft > 0 ? ways.flatMap(way => [way, { ...way, node: true as const }]) : ways
}

/** The captain, if he has his action still. */
function captainFree(ship: Ship): CrewMember | null {
  return inRole(ship, 'captain').find(({ acted }) => !acted) ?? null
}

/** The captain's own check; it gives the bonus that it earns, or nothing. */
export function pushHelp(t: HexTurn, { ship: id, crew, skill: helped }: Check, way: Help): void {
  const { help, skill } = way
  const ship = shipOf(t.game, id)
  const captain = captainFree(ship)
  if (captain === null) throw new Error(`nobody helps on ${id}`)
  captain.acted = true
  captain.did.push(help)
  if (help === 'demand') memberOf(ship, crew).demanded = true
  const dc = help === 'demand' ? 15 + tierAndHalf(ship.tier) : skill === helped ? 10 : 15
  t.push('help', { ship: id, captain: captain.id, way, dc })
}

const roll: HexStep<'help'> = (t, { ship, captain, dc, way: { help, skill, node } }) => {
  t.push('check', {
    ...{ ship, crew: captain, skill, dc, why: help, bonuses: [], system: 'lifeSupport' },
    ...(node && { node }),
  })
}

const earn: HexStep<'help'> = (t, { way: { help } }) => {
  const result = t.result()
  if (!isObject(result) || Number(result.margin) < 0) return
  t.give({ source: help, amount: help === 'demand' ? 4 : 2 })
}

export const helpFrame = steps<HexWords, 'help'>('help', [roll, earn])
