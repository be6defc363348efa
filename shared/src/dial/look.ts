/** Questions about the open state that many rules ask. */
import type { Body, Pose } from '../geometry/index.ts'
import { own, type Seat } from '../kernel/index.ts'
import { deviceShape } from './objects.ts'
import type { Device, DialGame, ObjectRef, Obstacle, Player, Remote, Ship, ShipId, TokenKind } from './state.ts'

/** A ship, or a remote that is treated as one, that must exist: an id from the state, not from outside. */
export function shipOf(game: DialGame, id: ShipId): Ship {
  const ship = own(game.ships, id) ?? remoteOf(game, id) ?? own(game.lostRemotes, id)
  if (ship === undefined) throw new Error(`no ship ${id}`)
  return ship
}

export function isRemote(thing: Ship | Device): thing is Remote {
  return 'kind' in thing && thing.kind === 'remote'
}

/** A remote on the table; undefined for any other id. */
export function remoteOf(game: DialGame, id: string): Remote | undefined {
  const device = own(game.devices, id)
  return device !== undefined && isRemote(device) ? device : undefined
}

/** Every remote on the table, in the order of the state. */
export function remotesOf(game: DialGame): Remote[] {
  return Object.values(game.devices).filter(isRemote)
}

/** What a lock on a ship or a remote lies on. */
export function refTo(game: DialGame, id: ShipId): ObjectRef {
  return { kind: own(game.ships, id) === undefined ? 'device' : 'ship', id }
}

export function playerOf(game: DialGame, seat: Seat): Player {
  const player = own(game.players, seat)
  if (player === undefined) throw new Error(`no player ${seat}`)
  return player
}

/** The sides in the order of the seats. */
export function sidesOf(game: DialGame): string[] {
  return Object.keys(game.score)
}

/** A ship on the table with its pose. */
export interface Placed extends Ship {
  pose: Pose
}

export function isPlaced(ship: Ship): ship is Placed {
  return ship.place === 'table' && ship.pose !== null
}

/** On the table or in reserve: neither fled nor destroyed. */
export function isInPlay({ place }: Ship): boolean {
  return place === 'table' || place === 'reserve'
}

/** Every ship on the table, in the order of the state. */
export function onTable(game: DialGame): Placed[] {
  return Object.values(game.ships).filter(isPlaced)
}

/** The ships on the table but one. */
export function othersOf(game: DialGame, { id }: Ship): Placed[] {
  return onTable(game).filter(other => other.id !== id)
}

/** A ship that must be on the table. */
export function placedShip(game: DialGame, id: ShipId): Placed {
  const ship = shipOf(game, id)
  if (!isPlaced(ship)) throw new Error(`${id} is not on the table`)
  return ship
}

/** Of a remote its token takes the place of a base. */
export function bodyOf(ship: Placed): Body {
  const { size, pose } = ship
  return isRemote(ship) ? { size, pose, token: deviceShape(ship) } : { size, pose }
}

export function obstaclesOf(game: DialGame): Obstacle[] {
  return Object.values(game.obstacles)
}

export function minesOf(game: DialGame): Device[] {
  return Object.values(game.devices).filter(({ kind }) => kind === 'mine')
}

/** Mines and remotes may react to what moves through or onto them; bombs do not (rules/dial.md §5.7). */
export function reactingDevices(game: DialGame): Device[] {
  return Object.values(game.devices).filter(({ kind }) => kind !== 'bomb')
}

/**
 * Friendly: the same player's; allied: another player's of the same side; enemy: all others (rules/dial.md §3.1, Sides).
 * A remote is never a friendly or allied ship.
 */
export function relation(game: DialGame, a: Ship, b: Ship): 'friendly' | 'allied' | 'enemy' | 'noShip' {
  if (a.seat !== b.seat && playerOf(game, a.seat).side !== playerOf(game, b.seat).side) return 'enemy'
  if (a !== b && (isRemote(a) || isRemote(b))) return 'noShip'
  return a.seat === b.seat ? 'friendly' : 'allied'
}

export function tokens(ship: Ship, kind: TokenKind): number {
  return ship.tokens[kind] ?? 0
}

/** How many ion or tractor tokens it takes: rules/dial.md §3.2. */
export function threshold(ship: Ship): number {
  return { small: 1, medium: 2, large: 3 }[ship.size]
}

export function isIonised(ship: Ship): boolean {
  return tokens(ship, 'ion') >= threshold(ship)
}

export function isStressed(ship: Ship): boolean {
  return tokens(ship, 'stress') > 0
}

/** Ships at range 0 of a ship, by the stored facts (rules/dial.md §5.1). */
export function touchedBy(game: DialGame, id: ShipId): ShipId[] {
  return game.touching.filter(pair => pair.includes(id)).map(([a, b]) => (a === id ? b : a))
}
