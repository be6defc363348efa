/** The helm phase: ship by ship, the lowest check first (rules/hex.md §1.2 step 2b). */
import { steps } from '../../kernel/index.ts'
import { moveSmartMines } from '../gunnery/smart-mines.ts'
import { closeFormations } from '../helm/formation.ts'
import { isDisabled, isPlaced, shipOf } from '../look.ts'
import type { HexStep } from '../turn.ts'
import type { HexWords } from '../words.ts'
import { noOrders } from './orders.ts'
import { beginPhase, endPhase, nobodyActive } from './phase.ts'

const queue: HexStep<'helm'> = (t, a) => {
  a.left = [...t.game.helmOrder]
}

/** One ship: its science officers, its pilot, its captain, in the order that its crew likes. A disabled one floats on. */
const eachShip: HexStep<'helm'> = (t, a) => {
  const next = a.left.shift()
  if (next === undefined) return
  t.again()
  const ship = shipOf(t.game, next)
  if (!isPlaced(ship)) return
  t.game.active = next
  if (isDisabled(ship)) t.push('drift', { ship: next })
  else t.push('orders', noOrders('helm', [next]))
}

export const helm = steps<HexWords, 'helm'>('helm', [
  beginPhase('helm'),
  t => t.push('tractor', { left: [] }),
  t => t.push('helmOrder', { aids: {}, left: [], rolled: {}, groups: [] }),
  queue,
  eachShip,
  nobodyActive,
  moveSmartMines,
  closeFormations,
  endPhase,
])
