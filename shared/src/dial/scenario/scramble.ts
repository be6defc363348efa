/** Scrambling a satellite in Scramble the Transmissions: rules/dial.md §1.3. */
import { always } from '../actions/rule.ts'
import { playerOf } from '../look.ts'
import { featureAction } from './feature-action.ts'
import { featureOf } from './features.ts'

/** One's own marker takes the place of any other, and lies there until it is replaced. */
export const scramble = featureAction('scramble', {
  possible: always,
  fits: ({ kind }) => kind === 'satellite',
  effect: (t, { id: ship, seat }, { id }) => {
    const { side } = playerOf(t.game, seat)
    featureOf(t.game, id).marker = side
    t.emit({ type: 'markerPlaced', ship, feature: id, side })
  },
})
