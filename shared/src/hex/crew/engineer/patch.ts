/**
 * A patch lets a damaged system act a step better for the rest of the battle: rules/hex.md §3.7, Patch. The worse it is the
 * more successes it takes; engineers add theirs, and at 5 more on the number one counts for two, at 10 more for three.
 */
import { severityOf } from '../../look.ts'
import { type Ship, type System, systems } from '../../state.ts'
import { tierAndHalf } from '../bonus.ts'
import { work } from './work.ts'

/** Successes still to come. */
function left(ship: Ship, system: System): number {
  const { base, patching } = ship.systems[system]
  return base - patching
}

export const patch = work({
  action: 'patch',
  push: false,
  limit: 'any',
  sparesCore: true,
  ways: (_game, ship) =>
    systems
      .filter(system => ship.systems[system].base > 0 && !ship.systems[system].patched)
      .flatMap(system => Array.from({ length: left(ship, system) }, (_, harder) => ({ system, harder }))),
  dc: (_game, ship, { system, harder }) =>
    5 + 5 * ship.systems[system as System].base + tierAndHalf(ship.tier) + 5 * Number(harder),
  succeed: (t, ship, _member, { system: of, harder }) => {
    const system = of as System
    const condition = ship.systems[system]
    condition.patching += 1 + Number(harder)
    if (left(ship, system) > 0) {
      t.emit({ type: 'effect', ship: ship.id, effect: 'patching', amount: 1 + Number(harder), why: system })
      return
    }
    Object.assign(condition, { patched: true, patching: 0 })
    t.emit({ type: 'conditionChanged', ship: ship.id, system, severity: severityOf(ship, system), why: 'patch' })
  },
})
