/** What stands on the table before the first step: both lists revealed, everything in reserve (rules/dial.md §1.2). */
import { isReject, own, type Reject, reject, type Seat } from '../../kernel/index.ts'
import { tables } from '../data/index.ts'
import { type ObstacleId, obstacleIds } from '../data/obstacles/index.ts'
import { rulesetAt, rulesets } from '../ruleset.ts'
import { scenarioIds } from '../scenario/scenario.ts'
import { noScore } from '../score/score.ts'
import type { DialGame, Player, Ship } from '../state.ts'
import type { DialOptions } from '../words.ts'
import { gatherShips } from './ships.ts'
import { takeSquad } from './take-squad.ts'

/** 3 ft by 3 ft, mm. */
const area = [914.4, 914.4] as const
/** How many obstacles a player brings. */
const brought = 3

/** The open state, or why these squads cannot be played. A list that names too few obstacles is filled up. */
export function begin(options: DialOptions, seats: readonly { seat: Seat; side: string }[]): DialGame | Reject {
  const named = own(rulesets, options.ruleset)
  if (named === undefined) return reject('bad_squad', 'options.ruleset', 'The ruleset is xwa or amg.')
  const scenario = options.scenario ?? null
  if (scenario !== null && !scenarioIds.includes(scenario))
    return reject('bad_scenario', 'options.scenario', `There are ${scenarioIds.join(', ')}, and none for a dogfight.`)
  if (scenario === 'ancient' && options.ruleset === 'amg')
    return reject('bad_scenario', 'options.scenario', 'Ancient Knowledge is for the ruleset xwa.')
  const cards = tables(options.ruleset, options.date)
  const rated = options.rated === true
  const sides = [...new Set(seats.map(s => s.side))]
  const players: Record<Seat, Player> = {}
  const ships: Record<string, Ship> = {}
  for (const { seat, side } of seats) {
    const taken = takeSquad(options.squads[seat] ?? null, { cards, rated, place: `options.squads.${seat}` })
    if (isReject(taken)) return taken
    const { squad, problems } = taken
    const firstOfSide = seats.find(s => s.side === side)?.seat === seat
    players[seat] = {
      seat,
      side,
      edge: side === sides[0] ? 'south' : 'north',
      faction: squad.faction,
      squad: squad.name ?? '',
      points: squad.ships.reduce((sum, s) => sum + s.cost, 0),
      problems,
      obstacles: firstOfSide ? threeObstacles(squad.obstacles) : [],
    }
    for (const ship of gatherShips(seat, squad, cards)) ships[ship.id] = ship
  }
  return {
    ruleset: { ...rulesetAt(named.name, cards.date), ...options.fields, name: named.name, date: cards.date },
    rated,
    area,
    phase: 'setup',
    round: 0,
    order: seats.map(s => s.seat),
    players,
    ships,
    obstacles: {},
    devices: {},
    lostRemotes: {},
    devicesPlaced: 0,
    lasting: [],
    locks: [],
    touching: [],
    activation: null,
    attack: null,
    destroyed: [],
    done: [],
    reached: 0,
    scenario,
    features: {},
    score: Object.fromEntries(sides.map(side => [side, noScore()])),
    timeCalled: false,
  }
}

function threeObstacles(listed: readonly ObstacleId[]): ObstacleId[] {
  const different = [...new Set([...listed, ...obstacleIds])]
  return different.slice(0, brought)
}
