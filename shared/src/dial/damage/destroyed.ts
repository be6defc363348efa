/** When a ship is destroyed, and when what follows from it comes: rules/dial.md §7.3, §2, A33. */
import type { OpenedBy } from '../../kernel/index.ts'
import { isInPlay, isPlaced, isRemote, remoteOf, shipOf } from '../look.ts'
import { turnOf } from '../phases/initiative.ts'
import { mustJettison } from '../scenario/jettison.ts'
import { scoreLost } from '../score/ships.ts'
import type { Ship, ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'

/** Destroyed when it has as many cards as hull, for good, though it is repaired later (A32). */
export function lookForDestruction(t: DialTurn, ship: Ship): void {
  const cards = ship.damage.down + ship.damage.up.length
  if (!isInPlay(ship) || ship.doomed || cards < ship.hull) return
  ship.doomed = true
  t.game.destroyed.push(ship.id)
  t.emit({ type: 'destroyed', ship: ship.id })
  scoreLost(t, ship, 'destroyed')
  mustJettison(t, ship.id, ship.pose)
}

const damaging = ['suffer', 'dealCard', 'expose']

/**
 * The last step of every rule that damages. Excess cards are dealt first, so the outermost of them goes on to what
 * follows; in an attack that belongs to the aftermath, in a detonation it comes when all that this does is done.
 */
export function followDestruction(t: DialTurn, { ship }: { readonly ship: ShipId }): void {
  const { game, state } = t
  const around = state.stack.slice(0, -1)
  const later = game.attack !== null || around.some(({ kind }) => kind === 'detonate')
  if (later || !game.destroyed.includes(ship)) return
  if (around.some(({ kind, args }) => damaging.includes(kind) && 'ship' in args && args.ship === ship)) return
  game.destroyed = game.destroyed.filter(id => id !== ship)
  t.push('destruction', { ship })
}

/** The window of what follows from a destruction, while the ship still stands there. */
export function mourning(t: DialTurn, ship: ShipId): OpenedBy<DialWords> {
  return remoteOf(t.game, ship) === undefined
    ? { window: 'destroyed', args: { ship } }
    : { window: 'remoteDestroyed', args: { remote: ship } }
}

export function mourn(t: DialTurn, ship: ShipId): void {
  t.windows(mourning(t, ship))
}

/**
 * A destroyed ship is removed when the queue of abilities is empty (rules/dial.md §9.4 rule 5). In the Engagement Phase it
 * stays longer, a remote only while its own initiative engages (rules/dial.md §2, Simultaneous fire).
 */
export function removeUnlessEngaging(t: DialTurn, id: ShipId): void {
  const ship = shipOf(t.game, id)
  const engaging = t.game.phase === 'engagement' && isPlaced(ship)
  const stays = engaging && (!isRemote(ship) || turnOf(t.game, ship) === t.game.reached)
  if (!stays && isInPlay(ship)) t.afterQueue('leavePlay', { ship: id, how: 'destroyed' })
}
