/** Power to three systems: rules/hex.md §3.7, Overpower. With the maintenance panels open, to four. */
import { reject } from '../../../kernel/index.ts'
import { divertTo, powerDc, powerWays, refusePower } from './power.ts'
import { work } from './work.ts'

export const overpower = work({
  action: 'overpower',
  push: true,
  limit: 'once',
  resolve: 1,
  ranks: 6,
  ways: (_game, ship) => (ship.used.divert ? [] : powerWays(ship, ship.effects.panels ? 4 : 3)),
  refuses: (_game, ship, _member, way) =>
    ship.used.divert
      ? reject('not_offered', 'answer.action', 'Power has been diverted this round.', { rule: 'hex §3.7' })
      : refusePower(ship, way, ship.effects.panels ? 4 : 3),
  dc: (_game, ship, way) => powerDc(ship, way, 15),
  succeed: (t, ship, _member, way) => divertTo(t, ship, way, 'overpower'),
})
