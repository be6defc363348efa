/** Power to one system: rules/hex.md §3.7, Divert. With the maintenance panels open, to two. */
import { reject } from '../../../kernel/index.ts'
import { divertTo, powerDc, powerWays, refusePower } from './power.ts'
import { work } from './work.ts'

export const divert = work({
  action: 'divert',
  push: false,
  limit: 'once',
  ways: (_game, ship) => (ship.used.overpower ? [] : powerWays(ship, ship.effects.panels ? 2 : 1)),
  refuses: (_game, ship, _member, way) =>
    ship.used.overpower
      ? reject('not_offered', 'answer.action', 'It has been overpowered this round.', { rule: 'hex §3.7' })
      : refusePower(ship, way, ship.effects.panels ? 2 : 1),
  dc: (_game, ship, way) => powerDc(ship, way, 10),
  succeed: (t, ship, _member, way) => divertTo(t, ship, way, 'divert'),
})
