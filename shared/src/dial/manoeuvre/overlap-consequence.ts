/** Overlapping a ship at the full final position: rules/dial.md §5.4. */
import { steps } from '../../kernel/index.ts'
import { rollOne } from '../dice.ts'
import { isPlaced, isStressed, relation, shipOf } from '../look.ts'
import { skipStep } from '../phases/skip-step.ts'
import type { DialStep } from '../turn.ts'
import type { ActionOffer, DialWords } from '../words.ts'

type Line = DialStep<'overlapConsequence'>

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

/** Focus or calculate from its action bar, treated as red. */
const enemyFocusOrCalculate: Line = (t, { ship }) => {
  const mover = shipOf(t.game, ship)
  if (!isPlaced(mover) || isStressed(mover)) return
  const offers = mover.bar
    .filter(action => action.type === 'focus' || action.type === 'calculate')
    .map((action): ActionOffer => ({ type: action.type, colour: 'red' }))
  if (offers.length > 0) t.push('offerActions', { ship, offers, why: 'overlap' })
}

/** No further action of any kind in this activation. */
const barActions: Line = (t, { ship, losesStep }) => {
  if (losesStep) skipStep(t, ship, 'overlapped an enemy ship')
  if (t.game.activation?.ship === ship) t.game.activation.barred = true
}

export const overlapConsequence = steps<DialWords, 'overlapConsequence'>('overlapConsequence', [
  friendlyDamageDie,
  afterFriendly,
  enemyFocusOrCalculate,
  barActions,
])
