/** The request to name one of several ships. */
import { among, hasOnly, type RequestRule, reject } from '../kernel/index.ts'
import type { ShipId } from './state.ts'
import type { DialWords } from './words.ts'

export const pickShip: RequestRule<DialWords, { ships: ShipId[] }> = {
  legal: ({ args }) => ({ type: 'one', of: args.ships.map(ship => ({ ship })) }),
  accepts: ({ args }, answer) => {
    if (!hasOnly(answer, ['ship'])) return reject('bad_answer', 'answer', 'It names a ship: {"ship": "a1"}.')
    return among(args.ships, answer.ship ?? null, 'answer.ship')
  },
}
