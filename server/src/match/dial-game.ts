/** The dial game at this server: two seats, a squad each. */
import { type DialOptions, dial, flatten, wireShape } from '@wingover/shared/dial'
import type { Json } from '@wingover/shared/kernel'
import { adapt } from './play.ts'

export const dialGame = adapt({
  game: dial,
  seats: [
    { seat: 'a', side: 'A' },
    { seat: 'b', side: 'B' },
  ],
  shape: wireShape,
  flat: flatten,
  own: view => view.own,
  options: ({ ruleset }, squads): DialOptions & Json => ({ ruleset: ruleset === 'amg' ? 'amg' : 'xwa', squads }),
})
