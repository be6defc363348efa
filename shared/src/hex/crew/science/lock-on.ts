/** Gunners have +2 against an enemy this round: rules/hex.md §3.7, Lock on. */
import { clouded, deceived, enemiesOf, sensing, targetOf } from './sensing.ts'

export const lockOn = sensing({
  action: 'lockOn',
  push: true,
  limit: 'once',
  resolve: 1,
  ranks: 6,
  ways: (game, ship) => enemiesOf(game, ship).map(({ id }) => ({ target: id })),
  bonuses: (game, ship, { target }) => deceived(ship, targetOf(game, target)),
  twice: (game, _ship, { target }) => clouded(targetOf(game, target)),
  succeed: (t, ship, _member, { target }) => {
    ship.effects.lockedOn.push(String(target))
    t.emit({ type: 'effect', ship: String(target), effect: 'lockedOn', amount: 0, why: 'lockOn' })
  },
})
