/** Questions about the open state that many rules ask. */
import type { Body, Pose } from '../geometry/index.ts'
import { own, type Seat } from '../kernel/index.ts'
import type { Device, DialGame, Obstacle, Player, Ship, ShipId, TokenKind } from './state.ts'

/** A ship that must exist: an id from the state, not from outside. */
export function shipOf(game: DialGame, id: ShipId): Ship {
  const ship = own(game.ships, id)
  if (ship === undefined) throw new Error(`no ship ${id}`)
  return ship
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

export function bodyOf(ship: Placed): Body {
  return { size: ship.size, pose: ship.pose }
}

export function obstaclesOf(game: DialGame): Obstacle[] {
  return Object.values(game.obstacles)
}

/** Mines react to what moves through or onto them; bombs and remotes do not (rules/dial.md §5.7). */
export function minesOf(game: DialGame): Device[] {
  return Object.values(game.devices).filter(({ kind }) => kind === 'mine')
}

/** Friendly: the same player's; allied: another player's of the same side; enemy: all others (rules/dial.md §3.1, Sides). */
export function relation(game: DialGame, a: Ship, b: Ship): 'friendly' | 'allied' | 'enemy' {
  if (a.seat === b.seat) return 'friendly'
  return playerOf(game, a.seat).side === playerOf(game, b.seat).side ? 'allied' : 'enemy'
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
