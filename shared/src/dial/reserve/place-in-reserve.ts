/** A ship goes into reserve: off the table, still in play, with its tokens (rules/dial.md §9.3, §1.3). */
import type { Ship } from '../state.ts'
import { breakLocksOf, breakLocksOn } from '../tokens/index.ts'
import type { DialTurn } from '../turn.ts'

/** Locks of it and on it break: both ends have to be on the table. What it tows it has put down before. The condition of Ancient Knowledge does not come along. */
export function placeInReserve(t: DialTurn, ship: Ship): void {
  breakLocksOf(t, ship.id)
  breakLocksOn(t, { kind: 'ship', id: ship.id })
  ship.place = 'reserve'
  ship.pose = null
  ship.knowledge = false
  t.game.touching = t.game.touching.filter(pair => !pair.includes(ship.id))
}
