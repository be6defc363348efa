/** Resolve points: rules/hex.md §1.1. */
import type { CrewMember, Ship } from '../state.ts'

/** A printed crew shares the points of its ship. */
export function resolveOf(ship: Ship, member: CrewMember): number {
  return ship.resolve + member.resolve
}
