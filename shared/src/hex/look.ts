/** Questions about the open state that many rules ask. */
import { own } from '../kernel/index.ts'
import type { Role } from './data/types.ts'
import type { Affliction, CrewId, CrewMember, HexGame, Severity, Ship, ShipId, System } from './state.ts'

/** A ship that must exist: an id from the state, not from outside. */
export function shipOf(game: HexGame, id: ShipId): Ship {
  const ship = own(game.ships, id)
  if (ship === undefined) throw new Error(`no ship ${id}`)
  return ship
}

export function memberOf(ship: Ship, id: CrewId): CrewMember {
  const member = ship.crew.find(m => m.id === id)
  if (member === undefined) throw new Error(`nobody ${id} on ${ship.id}`)
  return member
}

/** Those who can act in a role. */
export function inRole(ship: Ship, role: Role): CrewMember[] {
  return ship.crew.filter(member => member.role === role && !member.down)
}

/** A ship on the map with its place. */
export interface Placed extends Ship {
  at: NonNullable<Ship['at']>
}

export function isPlaced(ship: Ship): ship is Placed {
  return ship.place === 'map' && ship.at !== null
}

export function onMap(game: HexGame): Placed[] {
  return Object.values(game.ships).filter(isPlaced)
}

/** Without hull points left it does nothing but float (rules/hex.md §1.4). */
export function isDisabled({ hull, damage }: Ship): boolean {
  return damage >= hull
}

export function areEnemies(a: Ship, b: Ship): boolean {
  return a.side !== b.side
}

/** Whether something of this kind lasts on a ship. */
export function suffers({ afflictions }: Ship, wanted: Affliction['kind']): boolean {
  return afflictions.some(({ kind }) => kind === wanted)
}

/** How bad a system is now: patched one step better, held together two, kicked one (rules/hex.md §3.6). */
export function severityOf(ship: Ship, system: System): Severity {
  const { base, patched, held, kicked, emp } = ship.systems[system]
  const better = (patched ? 1 : 0) + (held ? 2 : 0) + (kicked ? 1 : 0)
  const worse = emp > 0 ? 1 : 0
  return Math.max(0, Math.min(3, base + worse - better)) as Severity
}
