/** The helm phase: ship by ship, the lowest check first (rules/hex.md §1.2 step 2b). */
import { steps } from '../../kernel/index.ts'
import { isDisabled, isPlaced, shipOf } from '../look.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexWords } from '../words.ts'
import { askOrders, takeOrders } from './act.ts'
import { beginPhase, endPhase } from './phase.ts'

const eachShip: HexStep<'helm'> = (t, a) => {
  const next = a.left.shift()
  if (next === undefined) return
  t.again()
  if (!isPlaced(shipOf(t.game, next))) return
  if (isDisabled(shipOf(t.game, next))) t.push('drift', { ship: next })
  else t.push('helmTurn', { ship: next, finished: [] })
}

const queue: HexStep<'helm'> = (t, a) => {
  a.left = [...t.game.helmOrder]
}

const nobodyActive = (t: HexTurn): void => {
  t.game.active = null
}

export const helm = steps<HexWords, 'helm'>('helm', [beginPhase('helm'), queue, eachShip, nobodyActive, endPhase])

type Line = HexStep<'helmTurn'>

const begin: Line = (t, { ship }) => {
  t.game.active = ship
}

const ask: Line = (t, { ship, finished }) => {
  if (!askOrders(t, 'helm', [ship], finished)) t.leave()
}

const take: Line = (t, { finished }) => {
  takeOrders(t, finished)
  t.goto(ask)
}

export const helmTurn = steps<HexWords, 'helmTurn'>('helmTurn', [begin, ask, take])
