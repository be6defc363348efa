/** Spores are torn out before they eat on: rules/hex.md §3.8, Spore. What they have done stays. */
import { sporesIn } from '../../damage/spores.ts'
import { work } from './work.ts'

export const removeSpores = work({
  action: 'removeSpores',
  push: false,
  limit: 'any',
  ways: (_game, ship) => (sporesIn(ship) === null ? [] : [{}]),
  dc: (_game, { tier }) => 15 + Math.floor(tier),
  succeed: (t, ship) => {
    const system = sporesIn(ship)
    if (system === null) return
    ship.systems[system].spores = false
    t.emit({ type: 'effect', ship: ship.id, effect: 'sporesGone', amount: 0, why: 'removeSpores' })
  },
})
