/** Locks that break or are spent: rules/dial.md §3.2. */
import type { Lock, ObjectRef, ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'

export function breakLock(t: DialTurn, lock: Lock): void {
  t.game.locks = t.game.locks.filter(held => held !== lock)
  t.emit({ type: 'lockBroken', ship: lock.by, on: lock.on })
  t.window('lockBroken', { ship: lock.by, on: lock.on })
}

/** Spends a lock: it is gone, but nothing broke it. */
export function spendLock(t: DialTurn, lock: Lock): void {
  t.game.locks = t.game.locks.filter(held => held !== lock)
  t.emit({ type: 'lockSpent', ship: lock.by, on: lock.on })
  t.window('lockSpent', { ship: lock.by, on: lock.on })
}

/** Breaks every lock that a ship holds. */
export function breakLocksOf(t: DialTurn, id: ShipId): void {
  for (const lock of t.game.locks.filter(({ by }) => by === id)) breakLock(t, lock)
}

/** Breaks every lock that lies on an object. */
export function breakLocksOn(t: DialTurn, on: ObjectRef): void {
  for (const lock of t.game.locks.filter(held => isSame(held.on, on))) breakLock(t, lock)
}

export function isSame(a: ObjectRef, b: ObjectRef): boolean {
  return a.kind === b.kind && a.id === b.id
}
