/** Locks that are acquired: rules/dial.md §3.2, §5.5, §8.2. */
import { own, type Reject, reject } from '../../kernel/index.ts'
import { isIonised, isPlaced, type Placed, placedShip } from '../look.ts'
import { isInCloud, isInRange3 } from '../range.ts'
import type { DialGame, ObjectRef, ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { breakLock, breakLocksOf } from './break-lock.ts'
import { lose } from './lose.ts'

const rule = { rule: 'dial §3.2' }

/** Whether a ship may hold locks at all. */
export function canHoldLocks(game: DialGame, ship: Placed): boolean {
  return !isIonised(ship) && !isInCloud(game, ship)
}

/** Why a ship cannot acquire a lock on an object, own ships and obstacles included; null when it can. */
export function refuseLock(game: DialGame, ship: Placed, on: ObjectRef, place = 'answer.on'): Reject | null {
  return canHoldLocks(game, ship) ? refuseTarget(game, ship, on, place) : reject('cannot_lock', place, undefined, rule)
}

/** Why an object cannot be locked by a ship that may hold locks. */
export function refuseTarget(game: DialGame, ship: Placed, on: ObjectRef, place = 'answer.on'): Reject | null {
  if (!isOnTable(game, on)) return reject('no_such_object', place)
  if (on.kind === 'ship' && on.id === ship.id)
    return reject('wrong_object', place, 'A ship does not lock itself.', rule)
  if (!isInRange3(game, ship, on)) return reject('out_of_range', place, 'It needs range 0–3.', rule)
  const clouded = on.kind === 'ship' && isInCloud(game, placedShip(game, on.id))
  return clouded ? reject('cannot_lock', place, undefined, rule) : null
}

/**
 * Lays the ship's lock on an object, after its old one is gone; one lock a ship. A jam token that waits breaks it again.
 * False when the ship cannot acquire it, as `refuseLock` says: then nothing happens.
 */
export function acquireLock(t: DialTurn, id: ShipId, on: ObjectRef): boolean {
  if (refuseLock(t.game, placedShip(t.game, id), on) !== null) return false
  breakLocksOf(t, id)
  const lock = { by: id, on: { kind: on.kind, id: on.id } }
  t.game.locks.push(lock)
  t.emit({ type: 'lockGained', ship: id, on: lock.on })
  t.window('lockAcquired', { ship: id, on: lock.on })
  if (lose(t, id, 'jam', 1) > 0) breakLock(t, lock)
  return true
}

function isOnTable(game: DialGame, { kind, id }: ObjectRef): boolean {
  if (kind === 'obstacle') return own(game.obstacles, id) !== undefined
  if (kind === 'device') return own(game.devices, id) !== undefined
  const ship = own(game.ships, id)
  return ship !== undefined && isPlaced(ship)
}
