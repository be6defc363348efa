/** Locks that are acquired: rules/dial.md §3.2, §5.5, §8.2. */
import { own, type Reject, type RejectCode, reject } from '../../kernel/index.ts'
import { isIonised, isPlaced, type Placed, placedShip, refTo } from '../look.ts'
import { cloudsOf, decidingLine, isIn, isInRange3 } from '../range.ts'
import { measuresFrom } from '../remotes/relays.ts'
import type { DialGame, ObjectRef, Obstacle, ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { breakLock, breakLocksOf } from './break-lock.ts'
import { lose } from './lose.ts'

/** Those of the objects on which a ship can acquire a lock now. */
export function lockable(game: DialGame, ship: Placed, objects: readonly ObjectRef[]): ObjectRef[] {
  const clouds = cloudsOf(game)
  if (isIonised(ship) || isIn(clouds, ship, game)) return []
  return objects.filter(on => whyNotOn(game, ship, on, clouds) === null)
}

/** Why a ship cannot acquire a lock on an object, own ships and obstacles included; null when it can. `anyRange`: range does not matter. */
export function refuseLock(game: DialGame, ship: Placed, on: ObjectRef, anyRange = false): Reject | null {
  const clouds = cloudsOf(game)
  const barred = isIonised(ship) || isIn(clouds, ship, game)
  const why = barred ? 'cannot_lock' : whyNotOn(game, ship, on, clouds, anyRange)
  if (why === null) return null
  const line = why === 'out_of_range' ? decidingLine(game, ship, on) : {}
  return reject(why, 'answer.on', explained[why], { rule: 'dial §3.2', ...line })
}

const explained: { readonly [code in RejectCode]?: string } = {
  wrong_object: 'A ship does not lock itself.',
  out_of_range: 'It needs range 0–3.',
}

function whyNotOn(
  game: DialGame,
  ship: Placed,
  on: ObjectRef,
  clouds: readonly Obstacle[],
  anyRange = false,
): RejectCode | null {
  if (!isOnTable(game, on)) return 'no_such_object'
  if (on.kind === 'ship' && on.id === ship.id) return 'wrong_object'
  if (!anyRange && !measuresFrom(game, ship).some(from => isInRange3(game, from, on))) return 'out_of_range'
  return on.kind === 'ship' && isIn(clouds, placedShip(game, on.id), game) ? 'cannot_lock' : null
}

/**
 * Lays the ship's lock on an object, after its old one is gone; one lock a ship. A jam token that waits breaks it again.
 * False when the ship cannot acquire it, as `refuseLock` says: then nothing happens.
 */
export function acquireLock(t: DialTurn, id: ShipId, object: ObjectRef, anyRange = false): boolean {
  // A remote that is treated as a ship is a device all the same.
  const on = object.kind === 'ship' ? refTo(t.game, object.id) : object
  if (refuseLock(t.game, placedShip(t.game, id), on, anyRange) !== null) return false
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
