/** All damage to a system is gone, for longer than a battle lasts: rules/hex.md §3.7, Quick fix. */
import { severityOf } from '../../look.ts'
import { type System, systems } from '../../state.ts'
import { tierAndHalf } from '../bonus.ts'
import { work } from './work.ts'

export const quickFix = work({
  action: 'quickFix',
  push: false,
  limit: 'once',
  resolve: 1,
  ranks: 12,
  ways: (_game, ship) => systems.filter(system => ship.systems[system].base > 0).map(system => ({ system })),
  dc: (_game, { tier }) => 20 + tierAndHalf(tier),
  succeed: (t, ship, _member, way) => {
    const system = way.system as System
    Object.assign(ship.systems[system], { base: 0, patched: false, patching: 0 })
    t.emit({ type: 'conditionChanged', ship: ship.id, system, severity: severityOf(ship, system), why: 'quickFix' })
  },
})
