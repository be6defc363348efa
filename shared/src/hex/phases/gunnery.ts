/** The gunnery phase: projectiles first, then ship by ship in helm order (rules/hex.md §1.2 step 3). */
import { steps } from '../../kernel/index.ts'
import { isPlaced, shipOf } from '../look.ts'
import type { HexStep } from '../turn.ts'
import type { HexWords } from '../words.ts'
import { noOrders } from './orders.ts'
import { beginPhase, endPhase, nobodyActive } from './phase.ts'

const flyOn: HexStep<'gunnery'> = (t, a) => {
  a.left = [...t.game.helmOrder]
  for (const id of Object.keys(t.game.projectiles)) t.push('projectile', { id, launched: false })
}

/** A ship that is disabled in this phase still fires: damage waits. */
const eachShip: HexStep<'gunnery'> = (t, a) => {
  const next = a.left.shift()
  if (next === undefined) return
  t.again()
  if (!isPlaced(shipOf(t.game, next))) return
  t.game.active = next
  t.push('orders', noOrders('gunnery', [next]))
}

export const gunnery = steps<HexWords, 'gunnery'>('gunnery', [
  beginPhase('gunnery'),
  flyOn,
  eachShip,
  nobodyActive,
  endPhase,
])
