/** Actions that fire one weapon: shoot, precise targeting, snap shot (rules/hex.md §3.7). They differ in who may, and how well. */
import { isReject, type JsonObject, type Reject } from '../../../kernel/index.ts'
import type { Shot } from '../../gunnery/firing.ts'
import { isPlaced } from '../../look.ts'
import type { HexGame, Ship } from '../../state.ts'
import type { AttackKind } from '../../words.ts'
import { type ActionRule, wayOf } from '../order.ts'
import { fire, readShot, refuseShots } from './order-shots.ts'
import { shotsOf } from './shots.ts'

type Asked = Pick<ActionRule, 'action' | 'role' | 'limit' | 'skill' | 'resolve' | 'level' | 'unless'>

export function single(attack: AttackKind, asked: Asked): ActionRule {
  return {
    skill: 'gunnery',
    ...asked,
    phases: ['gunnery'],
    push: false,
    ways: (game, ship) => singleShots(game, ship, attack),
    refuses: (game, ship, _member, way) => refuseSingle(game, ship, way, attack),
    perform: (t, _ship, _member, order) => {
      fire(t, order, [wayOf(order) as unknown as Shot], attack)
    },
  }
}

export function singleShots(game: HexGame, ship: Ship, attack: AttackKind): JsonObject[] {
  if (!isPlaced(ship)) return []
  return ship.weapons.flatMap(weapon => shotsOf(game, ship, weapon, attack) as unknown as JsonObject[])
}

export function refuseSingle(game: HexGame, ship: Ship, way: JsonObject, attack: AttackKind): Reject | null {
  const shot = readShot(way, 'answer')
  if (isReject(shot)) return shot
  return isPlaced(ship) ? refuseShots(game, ship, [shot], attack, () => 'answer') : null
}
