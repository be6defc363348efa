/** When a ship is destroyed, and when what follows from it comes: rules/dial.md §7.3, §2, A33. */
import { isPlaced, shipOf } from '../look.ts'
import { mustJettison } from '../scenario/jettison.ts'
import { scoreLost } from '../score/ships.ts'
import type { Ship, ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'

/** Destroyed when it has as many cards as hull, for good, though it is repaired later (A32). */
export function lookForDestruction(t: DialTurn, ship: Ship): void {
  const cards = ship.damage.down + ship.damage.up.length
  if (!isPlaced(ship) || ship.doomed || cards < ship.hull) return
  ship.doomed = true
  t.game.destroyed.push(ship.id)
  t.emit({ type: 'destroyed', ship: ship.id })
  scoreLost(t, ship, 'destroyed')
  mustJettison(t, ship.id, ship.pose)
}

const damaging = ['suffer', 'dealCard', 'expose']

/**
 * The last step of every rule that damages. Excess cards are dealt first, so the outermost of them goes on to what
 * follows; in an attack that belongs to the aftermath.
 */
export function followDestruction(t: DialTurn, { ship }: { readonly ship: ShipId }): void {
  const { game, state } = t
  if (game.attack !== null || !game.destroyed.includes(ship)) return
  const around = state.stack.slice(0, -1).filter(({ kind }) => damaging.includes(kind))
  if (around.some(({ args }) => 'ship' in args && args.ship === ship)) return
  game.destroyed = game.destroyed.filter(id => id !== ship)
  t.push('destruction', { ship })
}

/** In the Engagement Phase a destroyed ship stays a while (rules/dial.md §2, Simultaneous fire). */
export function removeUnlessEngaging(t: DialTurn, ship: ShipId): void {
  if (t.game.phase !== 'engagement' && isPlaced(shipOf(t.game, ship))) t.push('leavePlay', { ship, how: 'destroyed' })
}
