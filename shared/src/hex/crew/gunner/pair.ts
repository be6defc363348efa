/** Actions that fire any two weapons, one after the other: rules/hex.md §3.7, Fire at will, Rapid jam. */
import { isReject, type Json, type JsonObject, type Reject, reject } from '../../../kernel/index.ts'
import type { Shot } from '../../gunnery/firing.ts'
import { isPlaced, type Placed } from '../../look.ts'
import type { HexGame, Ship } from '../../state.ts'
import type { AttackKind } from '../../words.ts'
import type { ActionRule, Order } from '../order.ts'
import { fire, readShots, refuseShots } from './order-shots.ts'
import { shotsOf } from './shots.ts'

type Asked = Pick<ActionRule, 'action' | 'role' | 'limit' | 'skill'>

export function pairOfShots(attack: AttackKind, asked: Asked): ActionRule {
  return {
    ...asked,
    phases: ['gunnery'],
    push: true,
    ways: (game, ship) =>
      isPlaced(ship) ? pairs(game, ship, attack).map(shots => ({ shots }) as unknown as JsonObject) : [],
    refuses: (game, ship, _member, way) => refuse(game, ship, way.shots, attack),
    perform: (t, _ship, _member, order) => fire(t, order, shotsIn(order), attack),
  }
}

const shotsIn = ({ shots }: Order) => shots as unknown as Shot[]

function refuse(game: HexGame, ship: Ship, value: Json | undefined, attack: AttackKind): Reject | null {
  const shots = readShots(value, 'answer.shots')
  if (isReject(shots)) return shots
  if (shots.length !== 2) return reject('bad_answer', 'answer.shots', 'Two weapons fire.', { rule: 'hex §3.7' })
  return isPlaced(ship) ? refusePair(game, ship, shots, attack) : null
}

const refusePair = (game: HexGame, ship: Placed, shots: readonly Shot[], attack: AttackKind) =>
  refuseShots(game, ship, shots, attack, i => `answer.shots.${i}`)

/** Of two weapons that can fire at one enemy only those ways are listed; else all. Either order is as good. */
function pairs(game: HexGame, ship: Placed, attack: AttackKind): Shot[][] {
  const all = ship.weapons.map(weapon => shotsOf(game, ship, weapon, attack))
  const isLegal = (shots: readonly Shot[]) => refusePair(game, ship, shots, attack) === null
  return all.flatMap((first, i) =>
    all.slice(i + 1).flatMap(second => {
      const every = first.flatMap(a => second.map((b): [Shot, Shot] => [a, b]))
      const together = every.filter(([a, b]) => a.target === b.target && isLegal([a, b]))
      return together.length > 0 ? together : every.filter(([a, b]) => a.target !== b.target)
    }),
  )
}
