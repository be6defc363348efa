/** The engineering phase, simultaneous: every seat's orders are open at once (rules/hex.md §1.2 step 1). */
import { steps } from '../../kernel/index.ts'
import type { HexStep } from '../turn.ts'
import type { HexWords } from '../words.ts'
import { askOrders, takeOrders } from './act.ts'
import { beginPhase, endPhase } from './phase.ts'

type Line = HexStep<'engineering'>

const ask: Line = (t, { finished }) => {
  if (!askOrders(t, 'engineering', Object.keys(t.game.ships), finished)) t.goto(endPhase)
}

const take: Line = (t, { finished }) => {
  takeOrders(t, finished)
  t.goto(ask)
}

export const engineering = steps<HexWords, 'engineering'>('engineering', [
  beginPhase('engineering'),
  ask,
  take,
  endPhase,
])
