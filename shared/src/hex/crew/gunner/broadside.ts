/** All weapons of one arc, and turrets, at enemies in that arc: rules/hex.md §3.7, Broadside; 6.13. */
import type { HexArc } from '../../../geometry/index.ts'
import { isReject, type JsonObject, type Reject, reject } from '../../../kernel/index.ts'
import type { Shot } from '../../gunnery/firing.ts'
import { isPlaced, type Placed } from '../../look.ts'
import { arcs, type HexGame, type Ship } from '../../state.ts'
import type { ActionRule, Order } from '../order.ts'
import { fire, readShots, refuseShots } from './order-shots.ts'
import { shotsOf } from './shots.ts'

const attack = 'broadside'

export const broadside: ActionRule = {
  action: 'broadside',
  role: 'gunner',
  skill: 'gunnery',
  phases: ['gunnery'],
  push: true,
  limit: 'any',
  resolve: 1,
  level: 6,
  ways: (game, ship) =>
    isPlaced(ship)
      ? arcs.flatMap(arc => volleys(game, ship, arc).map(shots => ({ arc, shots }) as unknown as JsonObject))
      : [],
  refuses: (game, ship, _member, way) => refuse(game, ship, way),
  perform: (t, _ship, _member, order) => fire(t, order, shotsIn(order), attack, order.arc as HexArc),
}

const shotsIn = ({ shots }: Order) => shots as unknown as Shot[]

/** Weapons may be left out; each fires once. */
function refuse(game: HexGame, ship: Ship, way: JsonObject): Reject | null {
  const arc = arcs.find(known => known === way.arc)
  if (arc === undefined) return reject('bad_answer', 'answer.arc', `It is one of ${arcs.join(', ')}.`)
  const shots = readShots(way.shots, 'answer.shots')
  if (isReject(shots)) return shots
  if (shots.length === 0) return reject('bad_answer', 'answer.shots', 'One weapon fires at least.')
  return isPlaced(ship) ? refuseVolley(game, ship, arc, shots) : null
}

const refuseVolley = (game: HexGame, ship: Placed, arc: HexArc, shots: readonly Shot[]) =>
  refuseShots(game, ship, shots, attack, i => `answer.shots.${i}`, arc)

/** For each enemy that can be fired at the whole arc, where it can at him, else at the first in reach. */
function volleys(game: HexGame, ship: Placed, arc: HexArc): Shot[][] {
  const all = ship.weapons.map(weapon => shotsOf(game, ship, weapon, attack, arc)).filter(shots => shots.length > 0)
  const ways = [...new Set(all.flat().map(keyOf))]
  return ways
    .map(way => all.flatMap(shots => shots.find(shot => keyOf(shot) === way) ?? shots.slice(0, 1)))
    .filter(shots => refuseVolley(game, ship, arc, shots) === null)
}

/** At whom and how, whatever the weapon. */
const keyOf = ({ weapon: _, ...how }: Shot) => JSON.stringify(how)
