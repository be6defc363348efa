/** The engineering phase, simultaneous: every seat's orders are open at once (rules/hex.md §1.2 step 1). */
import { steps } from '../../kernel/index.ts'
import { sporesEat } from '../damage/spores.ts'
import type { HexWords } from '../words.ts'
import { noOrders } from './orders.ts'
import { beginPhase, endPhase } from './phase.ts'

export const engineering = steps<HexWords, 'engineering'>('engineering', [
  beginPhase('engineering'),
  t => t.push('orders', noOrders('engineering', Object.keys(t.game.ships))),
  sporesEat,
  endPhase,
])
