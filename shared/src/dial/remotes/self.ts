/** What the cards of remotes ask about themselves. */
import { isPlaced, onTable, type Placed, relation, remoteOf, shipOf } from '../look.ts'
import { rangeBetween } from '../range.ts'
import type { DialGame, Remote, Ship } from '../state.ts'
import type { DialWindows } from '../words.ts'

export function remoteSelf(game: DialGame, id: string): Remote {
  const remote = remoteOf(game, id)
  if (remote === undefined) throw new Error(`no remote ${id}`)
  return remote
}

/** Whether this remote was met, by an enemy ship that still stands there. */
export function isMetBy(game: DialGame, self: Ship, { ship: id, remote }: DialWindows['remoteMet']): boolean {
  const ship = shipOf(game, id)
  return remote === self.id && isPlaced(ship) && relation(game, self, ship) === 'enemy'
}

/** The enemy ships at range 0 of it, the first player's first. */
export function enemiesOn(game: DialGame, self: Placed): Placed[] {
  const near = onTable(game).filter(
    ship => relation(game, self, ship) === 'enemy' && rangeBetween(game, self, ship) === 0,
  )
  return game.order.flatMap(seat => near.filter(ship => ship.seat === seat))
}
