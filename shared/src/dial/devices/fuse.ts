/** Fuse markers on devices and obstacles: rules/dial.md §3.2. */
import type { ObjectRef } from '../state.ts'
import type { DialTurn } from '../turn.ts'

export function addFuse(t: DialTurn, on: ObjectRef): void {
  const thing = fusible(t, on)
  if (thing === undefined) return
  thing.fuses++
  t.emit({ type: 'fusePlaced', on })
}

/** Takes a marker away, if there is one: then what it replaces does not happen. */
export function loseFuse(t: DialTurn, on: ObjectRef): boolean {
  const thing = fusible(t, on)
  if (thing === undefined || thing.fuses === 0) return false
  thing.fuses--
  t.emit({ type: 'fuseLost', on })
  return true
}

function fusible({ game }: DialTurn, { kind, id }: ObjectRef): { fuses: number } | undefined {
  return kind === 'obstacle' ? game.obstacles[id] : game.devices[id]
}
