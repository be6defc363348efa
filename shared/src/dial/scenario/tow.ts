/** Towing a supply cache in Salvage Mission: rules/dial.md §1.3. */
import { tokens } from '../look.ts'
import type { DialGame, ShipId } from '../state.ts'
import { lose } from '../tokens/lose.ts'
import type { ActionName } from '../words.ts'
import { featureAction } from './feature-action.ts'
import { featureOf, towedBy } from './features.ts'

/** One cache a ship; then it discards its cloak. */
export const tow = featureAction('tow', {
  possible: (game, ship) => towedBy(game, ship.id) === undefined,
  fits: ({ kind }) => kind === 'supplyCache',
  effect: (t, ship, { id }) => {
    Object.assign(featureOf(t.game, id), { pose: null, carrier: ship.id })
    t.emit({ type: 'cacheTowed', ship: ship.id, feature: id })
    lose(t, ship.id, 'cloak', tokens(ship, 'cloak'))
  },
})

const barred: readonly ActionName[] = ['barrelRoll', 'boost', 'rotate', 'slam']

/** A ship that tows can neither roll, boost, rotate nor slam. */
export function towingBars(game: DialGame, ship: ShipId, action: ActionName): boolean {
  return barred.includes(action) && towedBy(game, ship) !== undefined
}
