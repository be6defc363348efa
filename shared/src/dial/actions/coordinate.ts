/** The coordinate action: rules/dial.md §8.2. Another friendly ship may perform one action of its own choice. */
import { reject } from '../../kernel/index.ts'
import { relation, shipOf } from '../look.ts'
import { decidingLine, rangeBetween } from '../range.ts'
import { shipAction } from './ship-action.ts'
import { standardOffers } from './standard-offers.ts'

const rule = { rule: 'dial §8.2' }
const place = 'answer.ship'

/** Friendly ships are those of the same player, not allied ones (rules/dial.md §3.1). */
export const coordinate = shipAction(
  'coordinate',
  (game, ship, other) => {
    if (other.id === ship.id) return reject('wrong_object', place, 'It coordinates another ship.', rule)
    if (relation(game, ship, other) !== 'friendly')
      return reject('wrong_object', place, 'The ship must be friendly.', rule)
    const range = rangeBetween(game, ship, other)
    if (range === 1 || range === 2) return null
    const line = decidingLine(game, ship, { kind: 'ship', id: other.id })
    return reject('out_of_range', place, 'It needs range 1–2.', { ...rule, ...line })
  },
  (t, _ship, chosen) => {
    t.push('offerActions', { ship: chosen, offers: standardOffers(t, shipOf(t.game, chosen)), why: 'granted' })
  },
)
