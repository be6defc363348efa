/** Any two weapons, one after the other: rules/hex.md §3.7, Fire at will. */
import { isReject, type Json, type JsonObject, type Reject, reject } from '../../../kernel/index.ts'
import type { Shot } from '../../gunnery/firing.ts'
import { isPlaced, type Placed } from '../../look.ts'
import type { HexGame, Ship } from '../../state.ts'
import type { ActionRule, Order } from '../order.ts'
import { fire, readShots, refuseShots } from './order-shots.ts'
import { shotsOf } from './shots.ts'

const attack = 'fireAtWill'

export const fireAtWill: ActionRule = {
  action: 'fireAtWill',
  role: 'gunner',
  skill: 'gunnery',
  phases: ['gunnery'],
  push: true,
  limit: 'any',
  ways: (game, ship) => (isPlaced(ship) ? pairs(game, ship).map(shots => ({ shots }) as unknown as JsonObject) : []),
  refuses: (game, ship, _member, way) => refuse(game, ship, way.shots),
  perform: (t, _ship, _member, order) => fire(t, order, shotsIn(order), attack),
}

const shotsIn = ({ shots }: Order) => shots as unknown as Shot[]

function refuse(game: HexGame, ship: Ship, value: Json | undefined): Reject | null {
  const shots = readShots(value, 'answer.shots')
  if (isReject(shots)) return shots
  if (shots.length !== 2) return reject('bad_answer', 'answer.shots', 'Two weapons fire.', { rule: 'hex §3.7' })
  return isPlaced(ship) ? refusePair(game, ship, shots) : null
}

const refusePair = (game: HexGame, ship: Placed, shots: readonly Shot[]) =>
  refuseShots(game, ship, shots, attack, i => `answer.shots.${i}`)

/** Of two weapons that can fire at one enemy only those ways are listed; else all. Either order is as good. */
function pairs(game: HexGame, ship: Placed): Shot[][] {
  const all = ship.weapons.map(weapon => shotsOf(game, ship, weapon, attack))
  return all.flatMap((first, i) =>
    all.slice(i + 1).flatMap(second => {
      const every = first.flatMap(a => second.map(b => [a, b]))
      const together = every.filter(
        ([a, b]) =>
          a?.target === b?.target &&
          refusePair(
            game,
            ship,
            [a, b].flatMap(s => s ?? []),
          ) === null,
      )
      return together.length > 0 ? together : every.filter(([a, b]) => a?.target !== b?.target)
    }),
  )
}
