/** The shots of an order: read, looked at, fired (rules/hex.md §3.3). */

import type { HexArc } from '../../../geometry/index.ts'
import { hasOnly, isObject, isReject, type Json, type Reject, reject } from '../../../kernel/index.ts'
import { aimsOf } from '../../gunnery/aim.ts'
import type { Shot } from '../../gunnery/firing.ts'
import { gameAfter } from '../../gunnery/spend.ts'
import type { Placed } from '../../look.ts'
import type { HexGame } from '../../state.ts'
import type { HexTurn } from '../../turn.ts'
import type { AttackKind } from '../../words.ts'
import { aidsOf } from '../aids.ts'
import type { Order } from '../order.ts'

const form =
  'A shot names a weapon and its target, or the arc of an array: {"weapon": "w1", "target": "b1"}; where it may strike several quadrants, one: "quadrant": "aft".'

/** A shot as it comes in an order. */
export function readShot(value: Json | undefined, place: string): Shot | Reject {
  const bad = reject('bad_answer', place, form)
  if (value === undefined || !hasOnly(value, ['weapon'], ['target', 'arc', 'quadrant', 'quadrants', 'flyby']))
    return bad
  const { flyby, quadrants, ...words } = value
  if (Object.values(words).some(word => typeof word !== 'string')) return bad
  if (flyby !== undefined && flyby !== true) return bad
  if (quadrants !== undefined && !isObject(quadrants)) return bad
  return value as unknown as Shot
}

/** Several of one order. */
export function readShots(value: Json | undefined, place: string): Shot[] | Reject {
  if (!Array.isArray(value)) return reject('bad_answer', place, `A list of shots. ${form}`)
  const shots = value.map((shot: Json, i) => readShot(shot, `${place}.${i}`))
  return shots.find(isReject) ?? (shots as Shot[])
}

/** Why these shots cannot be fired one after another by one order; null when they can. */
export function refuseShots(
  game: HexGame,
  ship: Placed,
  shots: readonly Shot[],
  attack: AttackKind,
  placeOf: (index: number) => string,
  within?: HexArc,
): Reject | null {
  let now = { game, ship }
  for (const [i, shot] of shots.entries()) {
    const aims = aimsOf(now.game, now.ship, shot, attack, within, placeOf(i))
    if (isReject(aims)) return aims
    now = gameAfter(now.game, now.ship, shot.weapon, attack, aims)
  }
  return null
}

/** What helps goes with the first of several. */
export function fire(t: HexTurn, order: Order, shots: readonly Shot[], attack: AttackKind, within?: HexArc): void {
  const { ship, crew } = order
  for (const [i, shot] of shots.entries()) {
    const aids = i > 0 ? {} : aidsOf(order)
    t.push('shoot', { ship, crew, attack, ...shot, ...aids, ...(within === undefined ? {} : { within }) })
  }
}
