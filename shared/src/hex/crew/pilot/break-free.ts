/** The pilot of a ship that a tractor beam holds tears it loose: rules/hex.md §3.8, Tractor beam. */
import { among, isObject, type JsonObject } from '../../../kernel/index.ts'
import { type Grip, gripsOn, release } from '../../gunnery/tractor.ts'
import { shipOf } from '../../look.ts'
import type { HexGame, Ship } from '../../state.ts'
import { tierAndHalf } from '../bonus.ts'
import type { ActionRule, Order } from '../order.ts'

export const breakFree: ActionRule = {
  action: 'breakFree',
  role: 'pilot',
  skill: 'piloting',
  phases: ['helm'],
  push: false,
  limit: 'once',
  ways,
  refuses: (game, ship, _member, way) => among(ways(game, ship), way),
  perform: (t, ship, member, order) => {
    const { node, help } = order
    t.push('check', {
      ...{ ship: ship.id, crew: member.id, skill: 'piloting', why: 'breakFree', bonuses: [], system: 'engines' },
      dc: 15 + tierAndHalf(shipOf(t.game, gripIn(order).ship).tier),
      ...(node === undefined ? {} : { node }),
      ...(help === undefined ? {} : { help }),
    })
  },
  follow: (t, _ship, _member, order, result) => {
    if (isObject(result) && Number(result.margin) >= 0) release(t, gripIn(order))
  },
}

/** From one beam, of several that hold it. */
function ways(game: HexGame, { id }: Ship): JsonObject[] {
  return gripsOn(game, id).map(({ ship: by, weapon }) => ({ by, weapon }))
}

const gripIn = ({ by, weapon }: Order): Grip => ({ ship: String(by), weapon: String(weapon) })
