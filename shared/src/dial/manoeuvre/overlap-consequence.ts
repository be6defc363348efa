/** Overlapping a ship at the full final position: rules/dial.md §5.4. */
import { steps } from '../../kernel/index.ts'
import { barOf } from '../actions/bar-offers.ts'
import { rollOne } from '../dice.ts'
import { hasRoomFor } from '../docking/bay.ts'
import { isStressed, relation, shipOf } from '../look.ts'
import { skipStep } from '../phases/skip-step.ts'
import type { ShipId } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { ActionOffer, DialWords } from '../words.ts'

type Line = DialStep<'overlapConsequence'>

/** A ship that has run into a carrier of its own may dock instead (§8.2). */
const mayDock: Line = (t, { ship: id, overlapped }) => {
  const ship = shipOf(t.game, id)
  const carriers = overlapped.filter(other => hasRoomFor(t.game, shipOf(t.game, other), ship))
  if (carriers.length > 0) t.ask(ship.seat, 'dock', { ship: id, carriers }, { default: { pass: true } })
}

const dock: Line = (t, { ship }) => {
  const answer = t.wasAsked('dock') ? t.answer('dock') : null
  if (answer === null || 'pass' in answer) return
  t.push('dock', { ship, carrier: answer.carrier })
  t.leave()
}

/** A friendly or allied ship, or both kinds at once. */
const friendlyDamageDie: Line = (t, { ship, overlapped }) => {
  const mover = shipOf(t.game, ship)
  const onlyEnemies = overlapped.every(other => relation(t.game, mover, shipOf(t.game, other)) === 'enemy')
  if (onlyEnemies) return t.goto(enemyFocusOrCalculate)
  const face = rollOne(t, ship, 'overlap')
  if (face === 'hit' || face === 'crit') t.push('suffer', { ship, hits: 1, crits: 0, source: 'overlap' })
}

const afterFriendly: Line = (t, { ship, losesStep }) => {
  if (losesStep) skipStep(t, ship, 'overlapped a friendly ship')
  t.leave()
}

/** Focus or calculate from its action bar, treated as red; then no further action of any kind in this activation. */
const enemyFocusOrCalculate: Line = (t, { ship, losesStep }) => {
  const mover = shipOf(t.game, ship)
  const { activation } = t.game
  const barred = activation?.ship === ship && activation.barred
  if (losesStep) barActions(t, ship)
  if (barred || isStressed(mover)) return
  const offers = barOf(t, mover)
    .filter(action => action.type === 'focus' || action.type === 'calculate')
    .map((action): ActionOffer => ({ type: action.type, colour: 'red' }))
  if (offers.length > 0) t.push('offerActions', { ship, offers, why: 'overlap' })
}

export const overlapConsequence = steps<DialWords, 'overlapConsequence'>('overlapConsequence', [
  mayDock,
  dock,
  friendlyDamageDie,
  afterFriendly,
  enemyFocusOrCalculate,
])

/** A move of a card before the dial takes neither the step nor the actions of the activation away (A41). */
function barActions(t: DialTurn, ship: ShipId): void {
  skipStep(t, ship, 'overlapped an enemy ship')
  if (t.game.activation?.ship === ship) t.game.activation.barred = true
}
