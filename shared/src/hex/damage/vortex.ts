/** A vortex at shields that stand: rules/hex.md §3.8, Vortex. No damage, but the pilot saves them or loses them. */
import type { HexArc } from '../../geometry/index.ts'
import { isObject } from '../../kernel/index.ts'
import { tierAndHalf } from '../crew/bonus.ts'
import { inRole } from '../look.ts'
import { seenBy } from '../seen.ts'
import type { Ship } from '../state.ts'
import type { HexTurn } from '../turn.ts'

/** Without a pilot it fails. */
export function pushVortexCheck(t: HexTurn, ship: Ship): void {
  const [pilot] = inRole(ship, 'pilot')
  if (pilot === undefined) return
  t.push('check', {
    ...{ ship: ship.id, crew: pilot.id, skill: 'piloting', dc: 15 + tierAndHalf(ship.tier), why: 'vortex' },
    ...{ system: 'engines', bonuses: [], unordered: true },
  })
}

export function collapse(t: HexTurn, ship: Ship, quadrant: HexArc): void {
  const result = t.result()
  if (isObject(result) && Number(result.margin) >= 0) return
  ship.shields[quadrant] = 0
  const seen = seenBy(t.state, ship, 'defences')
  t.emit({ type: 'shieldsChanged', ship: ship.id, shields: ship.shields, why: 'vortex', seen })
}
