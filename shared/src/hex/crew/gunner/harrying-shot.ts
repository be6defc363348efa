/** A shot that helps the next of its side to fire at that enemy: rules/hex.md §3.7, Minor, Harrying shot. */
import { type JsonObject, reject } from '../../../kernel/index.ts'
import type { Shot } from '../../gunnery/firing.ts'
import { onMap } from '../../look.ts'
import type { CrewMember, HexGame, Ship } from '../../state.ts'
import { type ActionRule, wayOf } from '../order.ts'
import { resolveOf, spendResolve } from '../resolve.ts'
import { fire } from './order-shots.ts'
import { refuseSingle, singleShots } from './single.ts'

/** From level 6 on a resolve point lets it do damage too. */
const mayResolve = (ship: Ship, member: CrewMember) => member.level >= 6 && resolveOf(ship, member) > 0

/** It helps somebody: another ship of the side is there. */
const hasAlly = (game: HexGame, ship: Ship) =>
  onMap(game).some(other => other.side === ship.side && other.id !== ship.id)

export const harryingShot: ActionRule = {
  action: 'harryingShot',
  role: 'minor',
  skill: 'gunnery',
  phases: ['gunnery'],
  push: false,
  limit: 'once',
  unless: 'role:gunner',
  ways: (game, ship, member) => {
    const shots: JsonObject[] = hasAlly(game, ship) ? singleShots(game, ship, 'harrying') : []
    return mayResolve(ship, member) ? shots.flatMap(shot => [shot, { ...shot, resolved: true }]) : shots
  },
  refuses: (game, ship, member, { resolved, ...way }) => {
    if (!hasAlly(game, ship)) return reject('not_met', 'answer.action', 'No other ship of its side is there.')
    if (resolved !== undefined && (resolved !== true || !mayResolve(ship, member)))
      return reject('cannot_pay', 'answer.resolved', 'It takes level 6 and a resolve point.', { rule: 'hex §3.7' })
    return refuseSingle(game, ship, way, 'harrying')
  },
  perform: (t, ship, member, order) => {
    if (order.resolved === true) spendResolve(t, ship, member)
    fire(t, order, [wayOf(order) as unknown as Shot], 'harrying')
  },
}
