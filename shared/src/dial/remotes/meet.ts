/** A ship moved through or onto a remote, or the remote came to lie beneath it: what follows is its card's (rules/dial.md §5.7, A42). */
import { liesOn } from '../../geometry/index.ts'
import { bodyOf, placedShip } from '../look.ts'
import { deviceShape } from '../objects.ts'
import type { Device, ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'

export function meetRemote(t: DialTurn, ship: ShipId, remote: Device): void {
  const under = liesOn(bodyOf(placedShip(t.game, ship)), deviceShape(remote), t.game.ruleset.guides)
  t.emit({ type: 'remoteMet', ship, remote: remote.id, how: under ? 'under' : 'through' })
  t.window('remoteMet', { ship, remote: remote.id, under })
}
