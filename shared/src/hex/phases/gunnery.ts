/** The gunnery phase: projectiles first, then ship by ship in helm order (rules/hex.md §1.2 step 3). */
import { steps } from '../../kernel/index.ts'
import { isPlaced, shipOf } from '../look.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexWords } from '../words.ts'
import { askOrders, takeOrders } from './act.ts'
import { beginPhase, endPhase } from './phase.ts'

const flyOn: HexStep<'gunnery'> = (t, a) => {
  a.left = [...t.game.helmOrder]
  for (const id of Object.keys(t.game.projectiles)) t.push('projectile', { id, launched: false })
}

/** A ship that is disabled in this phase still fires: damage waits. */
const eachShip: HexStep<'gunnery'> = (t, a) => {
  const next = a.left.shift()
  if (next === undefined) return
  t.again()
  if (isPlaced(shipOf(t.game, next))) t.push('gunneryTurn', { ship: next, finished: [] })
}

const nobodyActive = (t: HexTurn): void => {
  t.game.active = null
}

export const gunnery = steps<HexWords, 'gunnery'>('gunnery', [
  beginPhase('gunnery'),
  flyOn,
  eachShip,
  nobodyActive,
  endPhase,
])

type Line = HexStep<'gunneryTurn'>

const begin: Line = (t, { ship }) => {
  t.game.active = ship
}

const ask: Line = (t, { ship, finished }) => {
  if (!askOrders(t, 'gunnery', [ship], finished)) t.leave()
}

const take: Line = (t, { finished }) => {
  takeOrders(t, finished)
  t.goto(ask)
}

export const gunneryTurn = steps<HexWords, 'gunneryTurn'>('gunneryTurn', [begin, ask, take])
