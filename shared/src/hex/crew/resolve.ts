/** Resolve points: rules/hex.md §1.1. A printed crew shares those of its ship. */
import type { CrewMember, Ship } from '../state.ts'
import type { HexTurn } from '../turn.ts'

export function resolveOf(ship: Ship, member: CrewMember): number {
  return ship.resolve + member.resolve
}

export function spendResolve(t: HexTurn, ship: Ship, member: CrewMember): void {
  if (ship.resolve > 0) ship.resolve--
  else member.resolve--
  t.emit({ type: 'resolveSpent', ship: ship.id, crew: member.id, count: 1 })
}
