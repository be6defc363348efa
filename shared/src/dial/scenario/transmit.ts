/** Transmitting in Ancient Knowledge: rules/dial.md §1.3. */
import { featureAction } from './feature-action.ts'
import { featureOf } from './features.ts'
import { gainKnowledge } from './knowledge.ts'

/** The charge of a data cache is spent; the ship gains the condition, of which it has one at most. */
export const transmit = featureAction('transmit', {
  possible: (_game, ship) => !ship.knowledge,
  fits: ({ kind, charged }) => kind === 'dataCache' && charged,
  effect: (t, ship, { id }) => {
    featureOf(t.game, id).charged = false
    t.emit({ type: 'transmitted', ship: ship.id, feature: id })
    gainKnowledge(t, ship)
  },
})
