/** A damaged system acts two steps better this round: rules/hex.md §3.7, Hold it together; with a patch three (6.60). */
import { severityOf } from '../../look.ts'
import { type System, systems } from '../../state.ts'
import { tierAndHalf } from '../bonus.ts'
import { work } from './work.ts'

export const holdItTogether = work({
  action: 'holdItTogether',
  push: false,
  limit: 'once',
  sparesCore: true,
  ways: (_game, ship) =>
    systems.filter(system => severityOf(ship, system) > 0 && !ship.systems[system].held).map(system => ({ system })),
  dc: (_game, { tier }) => 15 + tierAndHalf(tier),
  succeed: (t, ship, _member, way) => {
    const system = way.system as System
    ship.systems[system].held = true
    const severity = severityOf(ship, system)
    t.emit({ type: 'conditionChanged', ship: ship.id, system, severity, why: 'holdItTogether' })
  },
})
