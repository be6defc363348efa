/** A stunt instead of ordinary movement, one a round: rules/hex.md §2.6, Stunts. */
import { among, isObject, type JsonObject, type Reject, reject } from '../../../kernel/index.ts'
import { unwieldy } from '../../helm/drive.ts'
import type { HexGame, Ship } from '../../state.ts'
import { aidsOf } from '../aids.ts'
import type { ActionRule, Order } from '../order.ts'
import { coreStunts } from './core-stunts.ts'
import { whyGrounded } from './grounded.ts'
import { rammingSpeed } from './ramming-speed.ts'
import { squadronStunts } from './squadron-stunts.ts'
import type { Stunt } from './stunt-rule.ts'

const stunts: readonly Stunt[] = [...coreStunts, rammingSpeed, ...squadronStunts]

const stuntIn = ({ stunt: name }: Order): Stunt => {
  const stunt = stunts.find(known => known.stunt === name)
  if (stunt === undefined) throw new Error(`no stunt ${name}`)
  return stunt
}

const waysOf = (game: HexGame, ship: Ship, { stunt, ways }: Stunt): JsonObject[] =>
  ways(game, ship).map(way => ({ stunt, ...way }))

export const stunt: ActionRule = {
  ...{ action: 'stunt', role: 'pilot', skill: 'piloting', phases: ['helm'], push: true, limit: 'once' },
  ways: (game, ship) => (whyGrounded(game, ship) === null ? stunts.flatMap(known => waysOf(game, ship, known)) : []),
  refuses: (game, ship, _pilot, way) => whyGrounded(game, ship) ?? refuse(game, ship, way),
  perform: (t, ship, pilot, order) => {
    const { stunt: why, dc: number, bonuses, fly } = stuntIn(order)
    const dc = number(t.game, ship, order)
    if (dc === null) return fly(t, ship, pilot, order, 0)
    t.push('check', {
      ...{ ship: ship.id, crew: pilot.id, skill: 'piloting', dc, why, system: 'engines', push: true },
      bonuses: [...(bonuses?.(ship) ?? []), ...unwieldy(ship)],
      ...aidsOf(order),
    })
  },
  follow: (t, ship, pilot, order, result) => {
    // What has no check is done.
    if (isObject(result)) stuntIn(order).fly(t, ship, pilot, order, Number(result.margin))
  },
}

function refuse(game: HexGame, ship: Ship, way: JsonObject): Reject | null {
  const known = stunts.find(({ stunt }) => stunt === way.stunt)
  if (known === undefined)
    return reject('not_offered', 'answer.stunt', `There are ${stunts.map(({ stunt }) => stunt).join(', ')}.`)
  const ways = waysOf(game, ship, known)
  if (ways.length === 0) return reject('not_met', 'answer.stunt', known.needs, { rule: 'hex §2.6' })
  return among(ways, way)
}
