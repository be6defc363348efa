/** A device leaves the table, with the locks on it: rules/dial.md §9.1. */
import { without } from '../../kernel/index.ts'
import { isRemote } from '../look.ts'
import { loseRemote } from '../remotes/lose.ts'
import type { Ship } from '../state.ts'
import { breakLocksOn } from '../tokens/index.ts'
import type { DialTurn } from '../turn.ts'

/** `how` a remote leaves play. */
export function removeDevice(
  t: DialTurn,
  id: string,
  how: Exclude<Ship['place'], 'reserve' | 'table'> = 'destroyed',
): void {
  const device = t.game.devices[id]
  if (device === undefined) return
  breakLocksOn(t, { kind: 'device', id })
  if (isRemote(device)) loseRemote(t, device, how)
  t.game.devices = without(t.game.devices, id)
  t.emit({ type: 'deviceRemoved', device: id, card: device.card })
  t.window('deviceRemoved', { device: id })
}
