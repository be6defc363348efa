/** What damage to a ship is worth to its enemies, in points: rules/dial.md §1.4. */
import { halfOf, isHalved } from '../../dial/score/ships.ts'
import type { DialGame, Ship } from '../../dial/state.ts'
import { ship as weights } from './weights.ts'

/** No attack does more. */
const most = 6

/** By the number of damage, from 0 up. A ship that is destroyed already is worth nothing more. */
export function worthOfDamage(game: DialGame, ship: Ship): readonly number[] {
  const { hull, shields, damage, cost, doomed } = ship
  const total = hull + shields.max
  const left = hull - damage.down - damage.up.length + shields.value
  if (left <= 0 || doomed) return [0]
  const scoresHalf = halfOf(ship) > ship.scored && !isHalved(ship) && halvesCount(game)
  return Array.from({ length: most + 1 }, (_, points) => {
    const done = Math.min(points, left)
    const halved = scoresHalf && 2 * (left - done) <= total
    return cost * ((weights.damage * done) / total + (done === left ? weights.kill : 0) + (halved ? weights.half : 0))
  })
}

const halvesCount = ({ ruleset, scenario }: DialGame): boolean =>
  ruleset.halfPoints === 'always' || scenario === 'chance'
