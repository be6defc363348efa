/** The jam action: rules/dial.md §8.2. */
import { reject } from '../../kernel/index.ts'
import { relation } from '../look.ts'
import { decidingLine, isInBullseye, rangeBetween } from '../range.ts'
import { measuresFrom } from '../remotes/relays.ts'
import { shipAction } from './ship-action.ts'

const rule = { rule: 'dial §8.2' }
const place = 'answer.ship'

export const jam = shipAction(
  'jam',
  (game, ship, other) => {
    if (relation(game, ship, other) !== 'enemy')
      return reject('wrong_object', place, 'The ship must be an enemy.', rule)
    const ranges = measuresFrom(game, ship).map(from => rangeBetween(game, from, other))
    const ahead = () => rangeBetween(game, ship, other) !== null && isInBullseye(game, ship, other)
    const fits = ranges.includes(1) || (ranges.includes(2) && ahead())
    if (fits) return null
    const line = decidingLine(game, ship, { kind: 'ship', id: other.id })
    return reject('out_of_range', place, 'It needs range 1, or 2 in the bullseye arc.', { ...rule, ...line })
  },
  (t, ship, chosen) => t.push('gainTokens', { ship: chosen, token: 'jam', count: 1, by: ship.seat }),
)
